import {
  isAtMinimum,
  multiplyPrice,
  narrow,
  negate,
  quantityToOrder,
  shortageBelowMinimum,
  sumMoney,
  type LowStockRow,
  type ValuationRow,
} from '@stockroom/contract';
import { inMoney } from '../../stock-movements/average-cost';
import type { ReportProductFilter, ReportRepository } from '../reports';
import type { ProductRecord, Repositories } from '../store';
import type { StateAccess } from './memory-state';
import { grouped, pageOfRows, totalsOf } from '../report-rows';
import { matchesProduct } from './memory-products';

type StockReports = Pick<
  ReportRepository,
  'lowStock' | 'lowStockCategories' | 'valuation' | 'valuationCategories'
>;

export function memoryStockReports(
  { read }: StateAccess,
  products: Repositories['products'],
): StockReports {
  async function liveProducts(filter: ReportProductFilter): Promise<ProductRecord[]> {
    const known = await products.findMany([...read().products.keys()]);
    return known.filter(
      (product) => product.archivedAt === null && matchesProduct(product, filter),
    );
  }
  const lowStock = async (filter: ReportProductFilter) =>
    (await liveProducts(filter)).filter(isAtMinimum).map(toLowStockRow);
  const valuation = async (filter: ReportProductFilter) =>
    (await liveProducts(filter)).filter(({ currentStock }) => currentStock > 0).map(toValuationRow);

  return {
    lowStock: async (request) => pageOfRows(await lowStock(request.filter), request),
    async lowStockCategories(filter) {
      const categories = grouped(await lowStock(filter), ({ category }) => category);
      return categories.map(([category, rows]) => ({ category, products: rows.length }));
    },
    valuation: async (request) => pageOfRows(await valuation(request.filter), request),
    async valuationCategories(filter) {
      const categories = grouped(await valuation(filter), ({ category }) => category);
      return categories.map(([category, rows]) => ({
        category,
        products: rows.length,
        ...totalsOf(rows, ['value', 'retailValue', 'potentialMargin']),
      }));
    },
  };
}

function toLowStockRow(product: ProductRecord): LowStockRow {
  const { _id, name, sku, category, unitOfMeasurement, supplierId, supplierName } = product;
  const { currentStock, minimumStockLevel, committed, expected } = product;
  return {
    ...{ _id, name, sku, category, unitOfMeasurement, supplierId, supplierName },
    ...{ currentStock, minimumStockLevel, committed, expected },
    shortage: shortageBelowMinimum(product),
    toOrder: quantityToOrder(product),
  };
}

function toValuationRow(product: ProductRecord): ValuationRow {
  const { _id, name, sku, category, unitOfMeasurement, currentStock, averageCost } = product;
  const value = inMoney(product.stockValue);
  const retailValue = multiplyPrice(currentStock, product.sellingPrice);
  return {
    ...{ _id, name, sku, category, unitOfMeasurement, currentStock },
    averageCost: narrow(averageCost ?? '0'),
    value,
    retailValue,
    potentialMargin: sumMoney([retailValue, negate(value)]),
  };
}
