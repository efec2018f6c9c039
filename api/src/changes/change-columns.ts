import {
  changeInWords,
  describeFields,
  formatMoney,
  formatNumber,
  nameInWords,
  type FormatSettings,
  type ListedChange,
  type Translate,
} from '@stockroom/contract';
import { textColumn, timeColumn, type ExportColumn } from '../exports/export-table';
import { timeCell } from '../exports/write-csv';

/** The columns of a file, with values as the shop sees them. */
export function changeColumns(
  settings: FormatSettings,
  timeZone: string,
  t: Translate,
): readonly ExportColumn<ListedChange>[] {
  const format = {
    money: (amount: number | string) => formatMoney(amount, settings),
    number: (value: number | string) => formatNumber(value, settings),
    dateTime: (instant: string) => timeCell(instant, settings.language, timeZone),
  };
  const fieldsOf = ({ fields }: ListedChange) =>
    describeFields(fields, format, t)
      .map(({ label, from, to }) => `${label}: ${from || '—'} → ${to || '—'}`)
      .join('\n');
  return [
    timeColumn(t('Date and Time'), ({ at }) => at),
    textColumn(t('Person'), ({ userName }) => userName),
    textColumn(t('Kind'), ({ entity }) => nameInWords(entity, t)),
    textColumn(t('Change'), (change) => changeInWords(change, t).words),
    textColumn(t('Record'), (change) => changeInWords(change, t).label),
    textColumn(t('Fields'), fieldsOf),
  ];
}
