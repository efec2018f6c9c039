import type {
  Activity,
  ActivityList,
  DashboardStats,
  DashboardStatsResult,
  TopProduct,
  TopProductList,
} from '@stockroom/contract';
import { api, reasonOf } from '@stockroom/shared-ui';
import { useFailureToast } from '../use-failure-toast';

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
      providesTags: ['Dashboard'],
    }),
    /** Of the current month in the reader's time zone. */
    topProducts: build.query<TopProduct[], void>({
      query: () => ({
        operation: 'GET /dashboard/top-products',
        params: { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone },
      }),
      transformResponse: ({ products }: TopProductList) => products,
      providesTags: ['Dashboard'],
    }),
  }),
});

const { useDashboardStatsQuery, useRecentActivitiesQuery, useTopProductsQuery } = dashboardApi;

export const DASHBOARD_FAILURE = 'Failed to load dashboard data';

/** Others work in the same shop: a visible page is at most a minute old. */
const FRESHNESS = {
  pollingInterval: 60_000,
  skipPollingIfUnfocused: true,
  refetchOnFocus: true,
  // In seconds: longer than the first rendering, which takes the early data.
  refetchOnMountOrArgChange: 5,
} as const;

/** One part of the dashboard. It loads alone, so that a slow or failed one holds up no other. */
export interface Part<Data> {
  data?: Data | undefined;
  /** Stays until the part could be loaded again. */
  error?: unknown;
}

/** The parts of the dashboard, and their failures as one: they fail together more often than alone. */
export function useDashboard() {
  const stats = useDashboardStatsQuery(undefined, FRESHNESS);
  const activities = useRecentActivitiesQuery(undefined, FRESHNESS);
  const topProducts = useTopProductsQuery(undefined, FRESHNESS);
  const parts = [stats, activities, topProducts];
  const refetch = useFailureToast(
    parts.map(({ error }) => error),
    DASHBOARD_FAILURE,
  );
  const failed = parts.filter(({ error }) => error !== undefined);
  const failure = failed[0] && {
    reason: reasonOf(failed[0].error),
    isFetching: failed.some(({ isFetching }) => isFetching),
    retry: () =>
      refetch(async () => {
        const answers = await Promise.all(failed.map((part) => part.refetch()));
        return answers.find(({ error }) => error !== undefined) ?? {};
      }),
  };
  return { failure, stats, activities, topProducts };
}
