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

export function isInPeriod(instant: string, { from, to }: Period): boolean {
  return (from === undefined || instant >= from) && (to === undefined || instant <= to);
}

export type TurnoverFilter = ReportProductFilter & Period;

export interface SupplierPerformanceFilter extends Period {
  search?: string;
  supplierId?: string;
}

/** A page of rows, with the sums over all rows of the filter. */
type TotalledPage<Row, Totals> = ListPage<Row> & { totals: Totals };

/** Each report has pages of rows, and a summary over all rows, by days or months of a time zone. The contract has the formulas. */
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
}

/** Reports sort unknown figures as this one, which is smaller than all others. */
export const UNKNOWN_FIGURE = -1_000_000;
