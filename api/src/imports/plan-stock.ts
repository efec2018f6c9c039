import { fitsUnit, msg, quantity, sumQuantities, type Text } from '@stockroom/contract';
import type { ImportRecord, PlannedStock } from '../store/imports';
import type { Repositories } from '../store/store';
import { refusalsOf } from './read-row';
import { object } from 'yup';

const level = quantity(msg('Current stock'), {
  value: 0,
  message: msg('Stock level cannot be negative'),
});
const SCHEMA = object({ level });

interface StockPlan {
  level: number;
  stock?: PlannedStock;
  problem?: Text | string;
}

/** When the stock of an import was counted; null for now, and where it is added. */
export function countedAtOf({ stock, countedAt }: ImportRecord): string | null {
  return stock === 'set' ? countedAt : null;
}

/** What has moved since the count of an import, by product. */
export async function movedSinceCount(
  { stockMovements }: Repositories,
  imported: ImportRecord,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const countedAt = countedAtOf(imported);
  return countedAt === null ? new Map() : stockMovements.movedSince(productIds, countedAt);
}

export const TOO_LITTLE_COUNTED = msg('More has left since that day than was counted');

/**
 * What a cell means for the stock of a product; null where it has no number.
 * @param moved what has moved since the count
 */
export function planStock(
  given: string | number | undefined,
  how: ImportRecord['stock'],
  { currentStock, unitOfMeasurement }: { currentStock: number; unitOfMeasurement: string },
  moved = 0,
): StockPlan | null {
  if (typeof given !== 'number') return null;
  const next = how === 'set' ? sumQuantities([given, moved]) : sumQuantities([currentStock, given]);
  if (how === 'set' && given >= 0 && next < 0) return { level: next, problem: TOO_LITTLE_COUNTED };
  const checked = how === 'set' && given < 0 ? given : next;
  const { level: refusal } = refusalsOf(SCHEMA, { level: checked });
  if (refusal) return { level: next, problem: refusal };
  if (!fitsUnit(given, unitOfMeasurement)) {
    const label = msg('Current stock');
    return {
      level: next,
      problem: msg('{label} must be a whole number for this unit', { label }),
    };
  }
  if (next === currentStock) return { level: next };
  return { level: next, stock: how === 'set' ? { level: given } : { amount: given } };
}
