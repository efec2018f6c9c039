import {
  negate,
  sumMoney,
  sumQuantities,
  type TurnoverReport,
  type TurnoverRow,
} from '@stockroom/contract';
import { dayOf } from '../../time-zones';
import type { ReportRepository, TurnoverFilter } from '../reports';
import type { StockMovementRecord } from '../stock-movements';
import type { ProductRecord } from '../store';
import type { StateAccess } from './memory-state';
import { grouped, matchesProduct, pageOfRows, totalsOf } from './report-rows';

const FIGURES = [
  ...(['openingQuantity', 'inQuantity', 'outQuantity', 'closingQuantity'] as const),
  ...(['openingValue', 'inValue', 'outValue', 'closingValue'] as const),
];

export function memoryTurnover({
  read,
}: StateAccess): Pick<ReportRepository, 'turnover' | 'turnoverSummary'> {
  function movementsBefore({ to }: TurnoverFilter): StockMovementRecord[] {
    const all = [...read().stockMovements.values()];
    return all.filter(({ createdAt }) => to === undefined || createdAt <= to);
  }

  function rowsOf(filter: TurnoverFilter): TurnoverRow[] {
    return grouped(movementsBefore(filter), ({ productId }) => productId).flatMap(
      ([productId, movements]) => {
        const product = read().products.get(productId);
        if (!product || !matchesProduct(product, filter)) return [];
        const earlier = movements.filter((movement) => !isWithin(movement, filter));
        const within = movements.filter((movement) => isWithin(movement, filter));
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
      const within = movementsBefore(filter).filter((movement) => {
        const product = read().products.get(movement.productId);
        return isWithin(movement, filter) && product && matchesProduct(product, filter);
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

function isWithin({ createdAt }: StockMovementRecord, { from }: TurnoverFilter): boolean {
  return from === undefined || createdAt >= from;
}

function toRow(
  { _id, name, sku, category, unitOfMeasurement }: ProductRecord,
  earlier: readonly StockMovementRecord[],
  within: readonly StockMovementRecord[],
): TurnoverRow {
  const openingQuantity = sumQuantities(earlier.map(({ quantity }) => quantity));
  const openingValue = sumMoney(earlier.map(({ value }) => value));
  const { movements: _movements, ...moved } = summed(within);
  return {
    ...{ _id, name, sku, category, unitOfMeasurement },
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
