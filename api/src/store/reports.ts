import type {
  CategoryValuation,
  LowStockReport,
  LowStockRow,
  LowStockSort,
  SupplierFigures,
  SupplierPerformanceReport,
  SupplierPerformanceRow,
  SupplierPerformanceSort,
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

export type TurnoverFilter = ReportProductFilter & Period;

export interface SupplierPerformanceFilter extends Period {
  search?: string;
  supplierId?: string;
}

/** A page of rows, with the sums over all rows of the filter. */
export type TotalledPage<Row, Totals> = ListPage<Row> & { totals: Totals };

/** Each report as a page of rows, and as a summary over all of them; formulas in the contract. */
export interface ReportRepository {
  lowStock(request: ListRequest<ReportProductFilter, LowStockSort>): Promise<ListPage<LowStockRow>>;
  lowStockCategories(filter: ReportProductFilter): Promise<LowStockReport['categories']>;

  valuation(
    request: ListRequest<ReportProductFilter, ValuationSort>,
  ): Promise<ListPage<ValuationRow>>;
  valuationCategories(filter: ReportProductFilter): Promise<CategoryValuation[]>;

  turnover(
    request: ListRequest<TurnoverFilter, TurnoverSort>,
  ): Promise<TotalledPage<TurnoverRow, TurnoverFigures>>;
  /** @param timeZone whose days are meant */
  turnoverSummary(
    filter: TurnoverFilter,
    timeZone: string,
  ): Promise<Pick<TurnoverReport, 'reasons' | 'days'>>;

  /** @param timeZone whose months are meant */
  suppliers(
    request: ListRequest<SupplierPerformanceFilter, SupplierPerformanceSort>,
    timeZone: string,
  ): Promise<TotalledPage<SupplierPerformanceRow, SupplierFigures>>;
  /** @param timeZone whose months are meant */
  supplierMonths(
    filter: SupplierPerformanceFilter,
    timeZone: string,
  ): Promise<SupplierPerformanceReport['months']>;
}

/** What a figure that is null is sorted as: before all others, none of which is so small. */
export const UNKNOWN_FIGURE = -1_000_000;
