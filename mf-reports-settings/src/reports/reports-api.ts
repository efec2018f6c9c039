import type {
  LowStockQuery,
  LowStockReport,
  MarginGroup,
  MarginQuery,
  MarginReport,
  SupplierPerformanceQuery,
  SupplierPerformanceReport,
  TurnoverQuery,
  TurnoverReport,
  ValuationQuery,
  ValuationReport,
} from '@stockroom/contract';
import { api } from '@stockroom/shared-ui';

const reportsApi = api.injectEndpoints({
  endpoints: (build) => ({
    lowStockReport: build.query<LowStockReport, LowStockQuery>({
      query: (filter) => ({ operation: 'GET /reports/low-stock', params: { ...filter } }),
      providesTags: ['Report'],
    }),
    valuationReport: build.query<ValuationReport, ValuationQuery>({
      query: (filter) => ({ operation: 'GET /reports/inventory-valuation', params: { ...filter } }),
      providesTags: ['Report'],
    }),
    turnoverReport: build.query<TurnoverReport, TurnoverQuery>({
      query: (filter) => ({ operation: 'GET /reports/stock-movements', params: { ...filter } }),
      providesTags: ['Report'],
    }),
    supplierPerformanceReport: build.query<SupplierPerformanceReport, SupplierPerformanceQuery>({
      query: (filter) => ({
        operation: 'GET /reports/supplier-performance',
        params: { ...filter },
      }),
      providesTags: ['Report'],
    }),
    marginReport: build.query<MarginReport & { group: MarginGroup }, MarginQuery>({
      query: (filter) => ({ operation: 'GET /reports/margin', params: { ...filter } }),
      // The page shows the rows of one grouping until those of the next one come.
      transformResponse: (report: MarginReport, _meta, { groupBy = 'product' }) => ({
        ...report,
        group: groupBy,
      }),
      providesTags: ['Report'],
    }),
  }),
});

export const {
  useLowStockReportQuery,
  useValuationReportQuery,
  useTurnoverReportQuery,
  useSupplierPerformanceReportQuery,
  useMarginReportQuery,
} = reportsApi;
