import { differenceOf, type DocumentLine, type StockDocument } from '@stockroom/contract';

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
