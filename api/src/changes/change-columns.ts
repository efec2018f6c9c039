import {
  changeInWords,
  describeFields,
  formatMoney,
  formatNumber,
  nameInWords,
  type FormatSettings,
  type ListedChange,
} from '@stockroom/contract';
import { textColumn, timeColumn, type ExportColumn } from '../exports/export-table';
import { timeCell } from '../exports/write-csv';

/** The columns of a file, with values as the shop sees them. */
export function changeColumns(
  settings: FormatSettings,
  timeZone: string,
): readonly ExportColumn<ListedChange>[] {
  const format = {
    money: (amount: number | string) => formatMoney(amount, settings),
    number: (value: number | string) => formatNumber(value, settings),
    dateTime: (instant: string) => timeCell(instant, settings.language, timeZone),
  };
  const fieldsOf = ({ fields }: ListedChange) =>
    describeFields(fields, format)
      .map(({ label, from, to }) => `${label}: ${from || '—'} → ${to || '—'}`)
      .join('\n');
  return [
    timeColumn('Date and Time', ({ at }) => at),
    textColumn('Person', ({ userName }) => userName),
    textColumn('Kind', ({ entity }) => nameInWords(entity)),
    textColumn('Change', (change) => changeInWords(change).words),
    textColumn('Record', (change) => changeInWords(change).label),
    textColumn('Fields', fieldsOf),
  ];
}
