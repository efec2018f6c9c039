import {
  DEFAULT_LEAD_TIME_DAYS,
  MIN_COMPLETED_ORDERS,
  quantityToReorder,
  sumQuantities,
} from '@stockroom/contract';
import type { ReorderRow, ReportRepository } from '../reports';
import type { Repositories } from '../store';
import { compareId, compareText } from '../text';
import { liveIn, type StateAccess } from './memory-state';
import { medianLeadTime } from './memory-supplier-performance';
import { soldSince } from './sold-since';

export function memoryReorder(
  { read }: StateAccess,
  products: Repositories['products'],
): Pick<ReportRepository, 'reorder'> {
  function sourceOf(supplierId: string) {
    const supplier = read().suppliers.get(supplierId);
    if (!supplier) throw new Error('A product needs its supplier');
    const { leadTimeDays, minimumOrderValue, archivedAt, companyName } = supplier;
    const own = liveIn(read().orders).filter(
      (order) =>
        order.type === 'incoming' && order.completedAt !== null && order.supplierId === supplierId,
    );
    const median = own.length < MIN_COMPLETED_ORDERS ? null : Math.ceil(medianLeadTime(own));
    const source = leadTimeDays !== null ? 'supplier' : median !== null ? 'orders' : 'default';
    return {
      supplierId,
      supplierName: companyName,
      isArchived: archivedAt !== null,
      leadTimeDays: leadTimeDays ?? median ?? DEFAULT_LEAD_TIME_DAYS,
      leadTimeSource: source,
      minimumOrderValue,
    } as const;
  }

  return {
    async reorder({ since, limit }) {
      const sold = new Map<string, number>();
      for (const { productId, quantity } of soldSince(read(), since))
        sold.set(productId, sumQuantities([sold.get(productId) ?? 0, quantity]));
      const known = await products.findMany([...read().products.keys()]);
      const live = known.filter(({ archivedAt }) => archivedAt === null);
      const sources = new Map(live.map(({ supplierId }) => [supplierId, sourceOf(supplierId)]));
      const rows = live.map((product): ReorderRow => {
        const { _id, name, sku, unitOfMeasurement, purchasePrice, packSize } = product;
        const { currentStock, minimumStockLevel, committed, expected, supplierId } = product;
        return {
          _id,
          name,
          sku,
          unitOfMeasurement,
          purchasePrice,
          packSize,
          currentStock,
          minimumStockLevel,
          committed,
          expected,
          sold: sold.get(_id) ?? 0,
          ...(sources.get(supplierId) ?? sourceOf(supplierId)),
        };
      });
      const needed = rows.filter((row) => quantityToReorder(row) > 0).sort(byName);
      return { rows: needed.slice(0, limit), total: needed.length };
    },
  };
}

function byName(a: ReorderRow, b: ReorderRow): number {
  return (
    compareText(a.supplierName, b.supplierName) ||
    compareId(a.supplierId, b.supplierId) ||
    compareText(a.name, b.name) ||
    compareId(a._id, b._id)
  );
}
