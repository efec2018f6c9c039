import type { Language } from '@stockroom/contract';
import type { ColumnKind } from '../export-table';
import { escaped, XML } from './xml';

const TIME_FORMATS: Record<Language, string> = {
  ru: 'dd.mm.yyyy hh:mm',
  en: 'yyyy-mm-dd hh:mm',
};

/** The style of each kind by its place below. A number has none: a pattern would show "5," for 5 where it has room for "5,125". */
export const STYLE: Record<ColumnKind, number> = {
  text: 0,
  number: 0,
  count: 1,
  money: 2,
  share: 3,
  time: 4,
};
const LEFT_HEADING = 5;
const RIGHT_HEADING = 6;

/** Headings of numbers stand over the digits. */
export function headingStyle(kind: ColumnKind): number {
  return kind === 'text' ? LEFT_HEADING : RIGHT_HEADING;
}

/** Formats of the programs' own end at 163. */
const FIRST_FORMAT = 164;

export function stylesXml(language: Language): string {
  const formats = ['#,##0', '#,##0.00####', '0.0%', TIME_FORMATS[language]];
  const ids = formats.map((_format, index) => FIRST_FORMAT + index);
  const heading = (side: string) =>
    `<xf numFmtId="0" fontId="1" fillId="0" borderId="1" xfId="0" applyFont="1" applyBorder="1" applyAlignment="1"><alignment horizontal="${side}"/></xf>`;
  return [
    XML,
    '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
    listOf(
      'numFmts',
      formats.map(
        (format, index) => `<numFmt numFmtId="${ids[index]}" formatCode="${escaped(format)}"/>`,
      ),
    ),
    listOf(
      'fonts',
      ['', '<b/>'].map((weight) => `<font>${weight}<sz val="11"/><name val="Calibri"/></font>`),
    ),
    // Programs take the first two for their own.
    listOf(
      'fills',
      ['none', 'gray125'].map((type) => `<fill><patternFill patternType="${type}"/></fill>`),
    ),
    listOf(
      'borders',
      ['<bottom/>', '<bottom style="thin"><color auto="1"/></bottom>'].map(
        (bottom) => `<border><left/><right/><top/>${bottom}<diagonal/></border>`,
      ),
    ),
    listOf('cellStyleXfs', ['<xf numFmtId="0" fontId="0" fillId="0" borderId="0"/>']),
    listOf('cellXfs', [
      '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>',
      ...ids.map(
        (id) =>
          `<xf numFmtId="${id}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
      ),
      heading('left'),
      heading('right'),
    ]),
    '</styleSheet>',
  ].join('');
}

function listOf(name: string, items: readonly string[]): string {
  return `<${name} count="${items.length}">${items.join('')}</${name}>`;
}
