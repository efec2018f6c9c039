import type { Cells, CellTable, ExportHeading } from './export-table';

/** A small table that belongs to a report: a sheet of its own in a workbook. */
export interface SideTable extends CellTable {
  /** At most 31 characters, which is what Excel takes. */
  name: string;
}

export function sideTable(
  name: string,
  columns: readonly ExportHeading[],
  lines: readonly Cells[],
): SideTable {
  return {
    name,
    columns,
    lines: (async function* () {
      yield* lines;
    })(),
  };
}
