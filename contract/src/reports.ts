import { monthsBetween, type PeriodQuery } from './calendar';
import type { Decimal } from './decimal';
import type { Page, PageQuery, Sort } from './list';

export const REPORT_TYPES = [
  'low-stock',
  'inventory-valuation',
  'stock-movements',
  'supplier-performance',
  'margin',
] as const;
export type ReportType = (typeof REPORT_TYPES)[number];

export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** The parameters of every report. */
export interface ReportQuery extends PageQuery {
  /** A file of all rows of this filter and sort, instead of a page of JSON. */
  format?: ExportFormat;
  /** The time zone of the calendar days and months, e.g. "Europe/Moscow"; default: UTC. */
  timeZone?: string;
}

export interface ProductFilterQuery {
  /** Part of the product's name or SKU. */
  search?: string;
  category?: string;
  supplierId?: string;
}

/** The product of a row. */
export interface ReportedProduct {
  _id: string;
  name: string;
  sku: string;
  category: string;
  unitOfMeasurement: string;
}

/** The columns of all reports that sort as texts; the others sort as figures. */
export const TEXT_COLUMNS: readonly string[] = [
  ...['name', 'sku', 'category', 'supplierName', 'companyName'],
];

// Low stock

export interface LowStockRow extends ReportedProduct {
  currentStock: number;
  minimumStockLevel: number;
  /** minimumStockLevel - currentStock, 0 or more; screens and files show it as a negative number. */
  shortage: number;
  committed: number;
  /** On order: the outstanding quantity of open purchase orders. */
  expected: number;
  /** What to order, see `quantityToOrder`. */
  toOrder: number;
  supplierId: string;
  supplierName: string;
}

export const LOW_STOCK_SORT_KEYS = [
  ...['name', 'sku', 'category', 'supplierName'],
  ...['currentStock', 'minimumStockLevel', 'shortage', 'expected', 'toOrder'],
] as const satisfies readonly (keyof LowStockRow)[];
export type LowStockSort = Sort<(typeof LOW_STOCK_SORT_KEYS)[number]>;

export interface LowStockQuery extends ReportQuery, ProductFilterQuery {
  /** Default: name. */
  sort?: LowStockSort;
}

export interface LowStockReport extends Page {
  products: LowStockRow[];
  /** The rows that lack the largest share of their minimum, at most `MAX_SHORTEST`; none at its minimum. */
  shortest: ShortProduct[];
}

export type ShortProduct = Pick<
  LowStockRow,
  '_id' | 'name' | 'unitOfMeasurement' | 'currentStock' | 'minimumStockLevel' | 'shortage'
>;

// Inventory valuation

export interface ValuationFigures {
  /** Stock x average cost, rounded once per product; a total is the sum of its rows. */
  value: Decimal;
  /** Stock x selling price, likewise. */
  retailValue: Decimal;
  /** retailValue - value. */
  potentialMargin: Decimal;
}

export interface ValuationRow extends ReportedProduct, ValuationFigures {
  currentStock: number;
  /** Of one unit, at most 6 decimals. */
  averageCost: Decimal;
}

export const VALUATION_SORT_KEYS = [
  ...['name', 'sku', 'category'],
  ...['currentStock', 'averageCost', 'value', 'retailValue', 'potentialMargin'],
] as const satisfies readonly (keyof ValuationRow)[];
export type ValuationSort = Sort<(typeof VALUATION_SORT_KEYS)[number]>;

export interface ValuationQuery extends ReportQuery, ProductFilterQuery {
  /** The end of this day, or this instant, instead of now. */
  asOf?: string;
  /** Default: name. */
  sort?: ValuationSort;
}

export interface CategoryValuation extends ValuationFigures {
  category: string;
  products: number;
}

/** Live products with stock. */
export interface ValuationReport extends Page {
  products: ValuationRow[];
  /** Over all rows, not only of this page. */
  totals: ValuationFigures;
  /** By name. */
  categories: CategoryValuation[];
}

// Stock movements

/** opening + in - out = closing, in quantity and in value, exactly. */
export interface TurnoverFigures {
  openingQuantity: Decimal;
  inQuantity: Decimal;
  outQuantity: Decimal;
  closingQuantity: Decimal;
  openingValue: Decimal;
  inValue: Decimal;
  outValue: Decimal;
  closingValue: Decimal;
}

export interface TurnoverRow extends ReportedProduct, TurnoverFigures {
  /** Deleted products have movements, too. */
  isArchived: boolean;
}

export const TURNOVER_SORT_KEYS = [
  ...['name', 'sku', 'category'],
  ...['openingQuantity', 'inQuantity', 'outQuantity', 'closingQuantity'],
  ...['openingValue', 'inValue', 'outValue', 'closingValue'],
] as const satisfies readonly (keyof TurnoverRow)[];
export type TurnoverSort = Sort<(typeof TURNOVER_SORT_KEYS)[number]>;

export interface TurnoverQuery extends ReportQuery, PeriodQuery, ProductFilterQuery {
  /** Default: name. */
  sort?: TurnoverSort;
}

interface Movements {
  movements: number;
  inQuantity: Decimal;
  outQuantity: Decimal;
  inValue: Decimal;
  outValue: Decimal;
}

/** Products that had stock when the period began or moved within it, archived ones too. */
export interface TurnoverReport extends Page {
  products: TurnoverRow[];
  /** Over all rows; quantities of different units are simply added up. */
  totals: TurnoverFigures;
  /** By reason, of the period. */
  reasons: ({ reason: string } & Movements)[];
  /** Days of the time zone on which something moved, in order: "2026-11-20". */
  days: ({ day: string } & Movements)[];
}

// Supplier performance

/** Below this many completed orders, averages and shares mean nothing: they are null, and screens show "—". */
export const MIN_COMPLETED_ORDERS = 3;

export interface SupplierFigures {
  /** Purchase orders created in the period, in any status. */
  orders: number;
  completedOrders: number;
  cancelledOrders: number;
  /** The total of the completed ones. */
  spend: Decimal;
}

export interface SupplierPerformanceRow extends SupplierFigures {
  _id: string;
  companyName: string;
  /** Median days from creation to completion, 2 decimals. */
  medianLeadTimeDays: number | null;
  /**
   * The received share of the value of completed and cancelled orders, 0 to 1, 4 decimals. It compares values,
   * because quantities of different units do not add up.
   */
  fillRate: number | null;
  /** Cancelled orders as a share of completed and cancelled ones, 0 to 1, 4 decimals. */
  cancelledShare: number | null;
  /**
   * The change of cost if products that were bought more than once had been bought at their latest price instead of
   * their first: 0.05 is 5 % dearer. 4 decimals.
   */
  priceChange: number | null;
  /** The total of completed orders by the month of their creation, in order. */
  spendByMonth: { month: string; spend: Decimal }[];
}

export const SUPPLIER_PERFORMANCE_SORT_KEYS = [
  ...['companyName', 'orders', 'completedOrders', 'cancelledOrders', 'spend'],
  ...['medianLeadTimeDays', 'fillRate', 'cancelledShare'],
] as const satisfies readonly (keyof SupplierPerformanceRow)[];
export type SupplierPerformanceSort = Sort<(typeof SUPPLIER_PERFORMANCE_SORT_KEYS)[number]>;

export interface SupplierPerformanceQuery extends ReportQuery, PeriodQuery {
  /** Part of the company name. */
  search?: string;
  supplierId?: string;
  /** Default: companyName. Nulls come first. */
  sort?: SupplierPerformanceSort;
}

/** Suppliers with a purchase order that was created in the period. */
export interface SupplierPerformanceReport extends Page {
  suppliers: SupplierPerformanceRow[];
  /** Over all rows. */
  totals: SupplierFigures;
  /** Months of the time zone in which orders of the rows were created, in order: "2026-11". */
  months: ({ month: string } & SupplierFigures)[];
}

// Margin

export const MARGIN_GROUPS = ['product', 'category', 'customer', 'month'] as const;
export type MarginGroup = (typeof MARGIN_GROUPS)[number];

export interface MarginFigures {
  /** Completed sales, less the amounts of returns. */
  revenue: Decimal;
  /** What the goods had cost when they left, less the cost of those that came back to stock. */
  cost: Decimal;
  /** revenue - cost. */
  margin: Decimal;
}

export interface MarginRow extends MarginFigures {
  /** Of the product; else the same as the name. */
  _id: string;
  /** Of the product, the category or the customer, or a month: "2026-11". */
  name: string;
  /** Of a product; '' for other groups, whose quantities have no common unit. */
  sku: string;
  unitOfMeasurement: string;
  /** Sold less returned; 0 for other groups. */
  soldQuantity: Decimal;
  /** margin / revenue, 4 decimals; null without revenue. */
  marginShare: number | null;
}

export const MARGIN_SORT_KEYS = [
  ...['name', 'soldQuantity', 'revenue', 'cost', 'margin', 'marginShare'],
] as const satisfies readonly (keyof MarginRow)[];
export type MarginSort = Sort<(typeof MARGIN_SORT_KEYS)[number]>;

export interface MarginQuery extends ReportQuery, PeriodQuery, ProductFilterQuery {
  /** Default: product. */
  groupBy?: MarginGroup;
  /** The exact name on the orders. */
  customer?: string;
  /** Default: name. */
  sort?: MarginSort;
}

/** What was sold in the period, by the completion of orders, or came back, by the posting of returns. */
export interface MarginReport extends Page {
  rows: MarginRow[];
  /** Over all rows. */
  totals: MarginFigures & { marginShare: number | null };
}

/** With more months the columns would be too thin to read. */
const MAX_TREND_MONTHS = 24;

/**
 * The months of the suppliers' trends, on screen and in files: without gaps, up to the last one.
 * @param months of the report
 */
export function trendMonths(months: readonly { month: string }[]): string[] {
  const [first, last] = [months[0]?.month, months.at(-1)?.month];
  return first && last ? monthsBetween(first, last).slice(-MAX_TREND_MONTHS) : [];
}
