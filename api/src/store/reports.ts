import type {
  CategoryValuation,
  LowStockRow,
  LowStockSort,
  MarginGroup,
  MarginReport,
  MarginRow,
  MarginSort,
  ReorderLine,
  ShortProduct,
  SupplierFigures,
  SupplierPerformanceReport,
  SupplierPerformanceRow,
  SupplierPerformanceSort,
  SupplierReorder,
  TurnoverFigures,
  TurnoverReport,
  TurnoverRow,
  TurnoverSort,
  ValuationRow,
  ValuationSort,
} from '@stockroom/contract';
import type { ListPage, ListRequest } from './store';

export interface ReportProductFilter {
  search?: string;
  category?: string;
  supplierId?: string;
}

/** Instants, both inclusive. */
interface Period {
  from?: string | undefined;
  to?: string | undefined;
}

export function isInPeriod(instant: string, { from, to }: Period): boolean {
  return (from === undefined || instant >= from) && (to === undefined || instant <= to);
}

export interface ValuationFilter extends ReportProductFilter {
  /** The instant of the stock; default: now. */
  asOf?: string;
}

export type TurnoverFilter = ReportProductFilter & Period;

export interface MarginFilter extends ReportProductFilter, Period {
  groupBy?: MarginGroup;
  customer?: string;
}

export interface SupplierPerformanceFilter extends Period {
  search?: string;
  supplierId?: string;
}

/** A page of rows, with the sums over all rows of the filter. */
type TotalledPage<Row, Totals> = ListPage<Row> & { totals: Totals };

/** A product to order, with its supplier. */
export type ReorderRow = Omit<ReorderLine, 'available' | 'quantity'> &
  Omit<SupplierReorder, 'products'>;

/** Each report has pages of rows, and a summary over all rows, by days or months of a time zone. The contract has the formulas. */
export interface ReportRepository {
  lowStock(request: ListRequest<ReportProductFilter, LowStockSort>): Promise<ListPage<LowStockRow>>;
  shortest(filter: ReportProductFilter): Promise<ShortProduct[]>;

  valuation(request: ListRequest<ValuationFilter, ValuationSort>): Promise<ListPage<ValuationRow>>;
  valuationCategories(filter: ValuationFilter): Promise<CategoryValuation[]>;

  turnover(
    request: ListRequest<TurnoverFilter, TurnoverSort>,
  ): Promise<TotalledPage<TurnoverRow, TurnoverFigures>>;
  turnoverSummary(
    filter: TurnoverFilter,
    timeZone: string,
  ): Promise<Pick<TurnoverReport, 'reasons' | 'days'>>;

  suppliers(
    request: ListRequest<SupplierPerformanceFilter, SupplierPerformanceSort>,
    timeZone: string,
  ): Promise<TotalledPage<SupplierPerformanceRow, SupplierFigures>>;
  supplierMonths(
    filter: SupplierPerformanceFilter,
    timeZone: string,
  ): Promise<SupplierPerformanceReport['months']>;

  /** By months of the time zone, if it groups by months. */
  margin(
    request: ListRequest<MarginFilter, MarginSort>,
    timeZone: string,
  ): Promise<TotalledPage<MarginRow, MarginReport['totals']>>;

  /**
   * Live products whose `quantityToReorder` is above 0, by the names of suppliers and products.
   * @param since counts sales that were completed then or later
   */
  reorder(request: {
    since: string;
    limit: number;
  }): Promise<{ rows: ReorderRow[]; total: number }>;
}

/** Reports sort unknown figures as this one, which is smaller than all others. */
export const UNKNOWN_FIGURE = -1_000_000;
