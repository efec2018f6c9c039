import {
  ownTimeZone,
  type Activity,
  type ActivityList,
  type DashboardStats,
  type DashboardStatsResult,
  type SalesWeek,
  type SalesWeekList,
  type TopProduct,
  type TopProductList,
} from '@stockroom/contract';
import { api } from '@stockroom/shared-ui';
import { FRESHNESS, useQueriesFailure } from '../page-queries';
import { useTranslate } from '../texts';

const dashboardApi = api.injectEndpoints({
  endpoints: (build) => ({
    dashboardStats: build.query<DashboardStats, void>({
      query: () => ({ operation: 'GET /dashboard/stats' }),
      transformResponse: ({ stats }: DashboardStatsResult) => stats,
      providesTags: ['Dashboard'],
    }),
    recentActivities: build.query<Activity[], void>({
      query: () => ({ operation: 'GET /dashboard/activities' }),
      transformResponse: ({ activities }: ActivityList) => activities,
      providesTags: ['Dashboard', 'ServerTexts'],
    }),
    /** Weeks in the reader's time zone. */
    weeklySales: build.query<SalesWeek[], void>({
      query: () => ({ operation: 'GET /dashboard/sales', params: { timeZone: ownTimeZone() } }),
      transformResponse: ({ weeks }: SalesWeekList) => weeks,
      providesTags: ['Dashboard'],
    }),
    /** Of the current month in the reader's time zone. */
    topProducts: build.query<TopProduct[], void>({
      query: () => ({
        operation: 'GET /dashboard/top-products',
        params: { timeZone: ownTimeZone() },
      }),
      transformResponse: ({ products }: TopProductList) => products,
      providesTags: ['Dashboard'],
    }),
  }),
});

const {
  useDashboardStatsQuery,
  useRecentActivitiesQuery,
  useTopProductsQuery,
  useWeeklySalesQuery,
} = dashboardApi;

/** One part of the dashboard. It loads alone, so that a slow or failed one holds up no other. */
export interface Part<Data> {
  data?: Data | undefined;
  /** Stays until the part could be loaded again. */
  error?: unknown;
}

/** The parts of the dashboard, and their failures as one. */
export function useDashboard() {
  const t = useTranslate();
  const stats = useDashboardStatsQuery(undefined, FRESHNESS);
  const activities = useRecentActivitiesQuery(undefined, FRESHNESS);
  const topProducts = useTopProductsQuery(undefined, FRESHNESS);
  const sales = useWeeklySalesQuery(undefined, FRESHNESS);
  const parts = [stats, activities, topProducts, sales];
  const failure = useQueriesFailure(parts, t('Failed to load dashboard data'));
  return { failure, stats, activities, topProducts, sales };
}
