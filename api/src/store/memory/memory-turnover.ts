import {
  negate,
  sumMoney,
  sumQuantities,
  type TurnoverReport,
  type TurnoverRow,
} from '@stockroom/contract';
import { dayOf } from '../../time-zones';
import { isInPeriod, type ReportRepository, type TurnoverFilter } from '../reports';
import type { StockMovementRecord } from '../stock-movements';
import type { ProductRecord } from '../store';
import type { StateAccess } from './memory-state';
import { grouped, pageOfRows, totalsOf } from '../report-rows';
import { matchesProduct } from './memory-products';

const FIGURES = [
  ...(['openingQuantity', 'inQuantity', 'outQuantity', 'closingQuantity'] as const),
  ...(['openingValue', 'inValue', 'outValue', 'closingValue'] as const),
];

export function memoryTurnover({
  read,
}: StateAccess): Pick<ReportRepository, 'turnover' | 'turnoverSummary'> {
  const movementsUntil = ({ to }: TurnoverFilter) =>
    [...read().stockMovements.values()].filter(({ createdAt }) => isInPeriod(createdAt, { to }));

  function rowsOf(filter: TurnoverFilter): TurnoverRow[] {
    return grouped(movementsUntil(filter), ({ productId }) => productId).flatMap(
      ([productId, movements]) => {
        const product = read().products.get(productId);
        if (!product || !matchesProduct(product, filter)) return [];
        const earlier = movements.filter(({ createdAt }) => !isInPeriod(createdAt, filter));
        const within = movements.filter(({ createdAt }) => isInPeriod(createdAt, filter));
        const row = toRow(product, earlier, within);
        return within.length > 0 || row.openingQuantity !== 0 ? [row] : [];
      },
    );
  }

  return {
    async turnover(request) {
      const rows = rowsOf(request.filter);
      return { ...pageOfRows(rows, request), totals: totalsOf(rows, FIGURES) };
    },
    async turnoverSummary(filter, timeZone) {
      const within = movementsUntil(filter).filter((movement) => {
        const product = read().products.get(movement.productId);
        return isInPeriod(movement.createdAt, filter) && product && matchesProduct(product, filter);
      });
      const reasons = grouped(within, ({ reason }) => reason);
      const days = grouped(within, ({ createdAt }) => dayOf(createdAt, timeZone));
      return {
        reasons: reasons.map(([reason, moved]) => ({ reason, ...summed(moved) })),
        days: days.map(([day, moved]) => ({ day, ...summed(moved) })),
      };
    },
  };
}

function toRow(
  { _id, name, sku, category, unitOfMeasurement, archivedAt }: ProductRecord,
  earlier: readonly StockMovementRecord[],
  within: readonly StockMovementRecord[],
): TurnoverRow {
  const openingQuantity = sumQuantities(earlier.map(({ quantity }) => quantity));
  const openingValue = sumMoney(earlier.map(({ value }) => value));
  const { movements: _movements, ...moved } = summed(within);
  return {
    _id,
    name,
    sku,
    category,
    unitOfMeasurement,
    isArchived: archivedAt !== null,
    ...moved,
    openingQuantity,
    openingValue,
    closingQuantity: sumQuantities([openingQuantity, moved.inQuantity, negate(moved.outQuantity)]),
    closingValue: sumMoney([openingValue, moved.inValue, negate(moved.outValue)]),
  };
}

function summed(
  movements: readonly StockMovementRecord[],
): Omit<TurnoverReport['days'][number], 'day'> {
  const incoming = movements.filter(({ quantity }) => quantity > 0);
  const outgoing = movements.filter(({ quantity }) => quantity < 0);
  return {
    movements: movements.length,
    inQuantity: sumQuantities(incoming.map(({ quantity }) => quantity)),
    outQuantity: sumQuantities(outgoing.map(({ quantity }) => -quantity)),
    inValue: sumMoney(incoming.map(({ value }) => value)),
    outValue: sumMoney(outgoing.map(({ value }) => negate(value))),
  };
}
