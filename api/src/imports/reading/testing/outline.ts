import type { SourceTable } from '../source-table';

/** A table in few words: "3 record: A-1|Tea"; of a record below a group, "3 record (Drinks): A-1|Tea". */
export function outline({ headings, headingLine, rows }: SourceTable): string[] {
  return [
    `${headingLine}: ${headings.join('|')}`,
    ...rows.map(({ line, kind, cells, group }) => {
      const start = `${line} ${kind}${group === undefined ? '' : ` (${group})`}`;
      return cells.length === 0 ? start : `${start}: ${cells.join('|')}`;
    }),
  ];
}
