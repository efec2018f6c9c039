import {
  formatMoney,
  formatNumber,
  isMoneyField,
  unitText,
  type FormatSettings,
  type ImportCell,
  type ImportRow,
  type Translate,
} from '@stockroom/contract';
import type { ImportRowRecord, PlannedCell } from '../store/imports';

/** A row of the preview in the reader's language, with the numbers and the currency of the shop. */
export function describeRow(
  { line, kind, cells, problem }: ImportRowRecord,
  format: FormatSettings,
  t: Translate,
): ImportRow {
  const shown = (field: string, value: PlannedCell['after']): string => {
    if (typeof value === 'number')
      return isMoneyField(field) ? formatMoney(value, format) : formatNumber(value, format);
    return field === 'unitOfMeasurement' ? t(unitText(value)) : value;
  };
  const described = Object.entries(cells).map(([field, cell]): [string, ImportCell] => [
    field,
    {
      typed: cell.typed,
      before: cell.before === null ? null : shown(field, cell.before),
      after: shown(field, cell.after),
      ...(cell.problem !== undefined && { problem: t(cell.problem) }),
    },
  ]);
  return {
    line,
    kind,
    cells: Object.fromEntries(described),
    ...(problem !== null && { problem: t(problem) }),
  };
}

/** Everything that is wrong with a row, for whoever corrects it in the file. */
export function whatToFix(
  { cells, problem }: ImportRowRecord,
  labelOf: (field: string) => string,
  t: Translate,
): string {
  const ofCells = Object.entries(cells).flatMap(([field, cell]) =>
    cell.problem === undefined ? [] : [`${labelOf(field)}: ${t(cell.problem)}`],
  );
  return [...ofCells, ...(problem === null ? [] : [t(problem)])].join('\n');
}
