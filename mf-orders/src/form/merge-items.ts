import { markOf, type Merged, type States } from '@stockroom/shared-ui/forms';
import { blankItem, type ItemValues } from './order-values';

/**
 * Merges rows that two people have changed, product by product. A product takes the newer rows unless the user has
 * changed its rows. The first row of a product bears its mark.
 */
export function mergeItems(states: States<ItemValues[]>): Merged<ItemValues[]> {
  const { first, opened, typed, newer } = states;
  const marks = new Map<string, string>();
  const products = new Set([...newer, ...typed].map(({ productId }) => productId));
  const value = [...products].flatMap((productId) => {
    const rowsIn = (items: ItemValues[]) => items.filter((item) => item.productId === productId);
    const isChanged = textOf(rowsIn(typed)) !== textOf(rowsIn(opened));
    const rows = rowsIn(isChanged ? typed : newer);
    const [row] = rows;
    const mark = markOf(textOf(rowsIn(first)), textOf(rows), textOf(rowsIn(newer)));
    if (row && mark !== undefined) marks.set(row.key, mark);
    return rows;
  });
  return { value: value.length > 0 ? value : [blankItem()], newer, marks };
}

function textOf(rows: ItemValues[]): string {
  return JSON.stringify(rows.map(({ quantity, unitPrice }) => [quantity, unitPrice]));
}
