import { fitsUnit, msg, quantity, sumQuantities, type Text } from '@stockroom/contract';
import type { ImportRecord, PlannedStock } from '../store/imports';
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

/** What a cell means for the stock of a product. */
export function planStock(
  given: number,
  how: ImportRecord['stock'],
  { currentStock, unitOfMeasurement }: { currentStock: number; unitOfMeasurement: string },
): StockPlan {
  const next = how === 'set' ? given : sumQuantities([currentStock, given]);
  const { level: refusal } = refusalsOf(SCHEMA, { level: next });
  if (refusal) return { level: next, problem: refusal };
  if (!fitsUnit(given, unitOfMeasurement)) {
    const label = msg('Current stock');
    return {
      level: next,
      problem: msg('{label} must be a whole number for this unit', { label }),
    };
  }
  if (next === currentStock) return { level: next };
  return { level: next, stock: how === 'set' ? { level: next } : { amount: given } };
}
