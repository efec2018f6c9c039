import {
  isAtMinimum,
  MAX_SHORTEST,
  multiplyPrice,
  narrow,
  negate,
  quantityToOrder,
  shortageBelowMinimum,
  sumMoney,
  sumQuantities,
  type LowStockRow,
  type ShortProduct,
  type ValuationRow,
} from '@stockroom/contract';
import { averageOf, inMoney, lessValue, sumValues } from '../../stock-movements/average-cost';
import type { ReportProductFilter, ReportRepository, ValuationFilter } from '../reports';
import type { StockMovementRecord } from '../stock-movements';
import type { ProductRecord, Repositories } from '../store';
import type { StateAccess } from './memory-state';
import { grouped, pageOfRows, totalsOf } from '../report-rows';
import { compareId } from '../text';
import { matchesProduct } from './memory-products';

type StockReports = Pick<
  ReportRepository,
  'lowStock' | 'shortest' | 'valuation' | 'valuationCategories'
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
  const valuation = async (filter: ValuationFilter) =>
    (await productsAt(filter)).filter(({ currentStock }) => currentStock > 0).map(toValuationRow);
  async function productsAt({ asOf, ...filter }: ValuationFilter): Promise<ProductRecord[]> {
    if (asOf === undefined) return liveProducts(filter);
    const known = await products.findMany([...read().products.keys()]);
    const since = [...read().stockMovements.values()].filter(({ createdAt }) => createdAt > asOf);
    return known
      .filter(({ archivedAt }) => archivedAt === null || archivedAt > asOf)
      .filter((product) => matchesProduct(product, filter))
      .map((product) =>
        withoutMovements(
          product,
          since.filter((one) => one.productId === product._id),
        ),
      );
  }

  return {
    lowStock: async (request) => pageOfRows(await lowStock(request.filter), request),
    async shortest(filter) {
      const short = (await lowStock(filter)).filter(({ shortage }) => shortage > 0);
      const missing = ({ shortage, minimumStockLevel }: ShortProduct) =>
        shortage / minimumStockLevel;
      return short
        .sort((a, b) => missing(b) - missing(a) || compareId(a._id, b._id))
        .slice(0, MAX_SHORTEST)
        .map(({ _id, name, unitOfMeasurement, currentStock, minimumStockLevel, shortage }) => ({
          _id,
          name,
          unitOfMeasurement,
          currentStock,
          minimumStockLevel,
          shortage,
        }));
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

/** The product as it was before these movements. */
function withoutMovements(
  product: ProductRecord,
  movements: readonly StockMovementRecord[],
): ProductRecord {
  const moved = sumQuantities(movements.map(({ quantity }) => quantity));
  const currentStock = sumQuantities([product.currentStock, -moved]);
  const worth = sumValues(movements.map(({ exactValue }) => exactValue));
  const stockValue = lessValue(product.stockValue, worth);
  const averageCost = currentStock > 0 ? averageOf(stockValue, currentStock) : product.averageCost;
  return { ...product, currentStock, stockValue, averageCost };
}

function toLowStockRow(product: ProductRecord): LowStockRow {
  const { _id, name, sku, category, unitOfMeasurement, supplierId, supplierName } = product;
  const { currentStock, minimumStockLevel, committed, expected } = product;
  return {
    _id,
    name,
    sku,
    category,
    unitOfMeasurement,
    supplierId,
    supplierName,
    currentStock,
    minimumStockLevel,
    committed,
    expected,
    shortage: shortageBelowMinimum(product),
    toOrder: quantityToOrder(product),
  };
}

function toValuationRow(product: ProductRecord): ValuationRow {
  const { _id, name, sku, category, unitOfMeasurement, currentStock, averageCost } = product;
  const value = inMoney(product.stockValue);
  const retailValue = multiplyPrice(currentStock, product.sellingPrice);
  return {
    _id,
    name,
    sku,
    category,
    unitOfMeasurement,
    currentStock,
    averageCost: narrow(averageCost ?? '0'),
    value,
    retailValue,
    potentialMargin: sumMoney([retailValue, negate(value)]),
  };
}
