import type {
  Activity,
  ActivityList,
  DashboardStats,
  DashboardStatsResult,
  TopProduct,
  TopProductList,
} from '@stockroom/contract';
import { api } from '@stockroom/shared-ui';

const dashboardApi = api.injectEndpoints({
  endpoints: (build) => ({
    dashboardStats: build.query<DashboardStats, void>({
      query: () => ({ url: 'dashboard/stats' }),
      transformResponse: ({ stats }: DashboardStatsResult) => stats,
      providesTags: ['Dashboard'],
    }),
    recentActivities: build.query<Activity[], void>({
      query: () => ({ url: 'dashboard/activities' }),
      transformResponse: ({ activities }: ActivityList) => activities,
      providesTags: ['Dashboard'],
    }),
    /** Of the month that it is for the reader. */
    topProducts: build.query<TopProduct[], void>({
      query: () => ({
        url: 'dashboard/top-products',
        params: { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone },
      }),
      transformResponse: ({ products }: TopProductList) => products,
      providesTags: ['Dashboard'],
    }),
  }),
});

export const { useDashboardStatsQuery, useRecentActivitiesQuery, useTopProductsQuery } =
  dashboardApi;
