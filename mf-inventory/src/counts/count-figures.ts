import {
  differenceOf,
  type DocumentLine,
  type StockDocument,
  type Translate,
} from '@stockroom/contract';
import type { useFormat } from '@stockroom/shared-ui';

interface CountFigures {
  counted: number;
  right: number;
  different: DocumentLine[];
  /** Who has counted, in the order of the lines. */
  people: string[];
}

/** What people have found so far. */
export function countFigures({ lines }: Pick<StockDocument, 'lines'>): CountFigures {
  const counted = lines.filter(({ quantity }) => quantity !== null);
  const different = counted.filter((line) => differenceOf(line) !== 0);
  const people = [...new Set(counted.map(({ userName }) => userName))];
  const right = counted.length - different.length;
  return { counted: counted.length, right, different, people };
}

/** The figures for a list of facts. */
export function countFacts(
  document: Pick<StockDocument, 'lines'>,
  t: Translate,
  format: ReturnType<typeof useFormat>,
) {
  const { counted, right, different, people } = countFigures(document);
  return [
    { label: t('Counted'), value: format.number(counted) },
    { label: t('Matching'), value: format.number(right) },
    { label: t('Differing'), value: format.number(different.length) },
    { label: t('Counted by'), value: people.join(', ') },
  ];
}
