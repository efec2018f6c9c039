import type { Currency, Language } from '@stockroom/contract';
import { shownTime } from './shown-time';
import { sideTable, type SideTable } from './side-table';

/** What a file is of, for somebody who opens it a month later. */
export interface AboutFile {
  /** "Stock Movements" */
  title: string;
  /** "Period from 01.11.2026 to 15.11.2026", "Category: Furniture"; none where it is of everything. */
  covers: readonly string[];
  company: string;
  currency: Currency;
  exportedAt: string;
}

export function aboutSheet(
  { title, covers, company, currency, exportedAt }: AboutFile,
  { language, timeZone }: { language: Language; timeZone: string },
): SideTable {
  const [first = 'Everything', ...more] = covers;
  return sideTable(
    'About',
    [
      { header: 'Report', kind: 'text' },
      { header: title, kind: 'text' },
    ],
    [
      ['Covers', first],
      ...more.map((words) => [null, words]),
      ['Company', company],
      ['Currency', currency],
      ['Exported', `${shownTime(exportedAt, language, timeZone)} (${timeZone})`],
    ],
  );
}
