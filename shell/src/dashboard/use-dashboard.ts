import { reasonOf } from '@stockroom/shared-ui';
import { useToldFailure } from '../use-told-failure';
import {
  useDashboardStatsQuery,
  useRecentActivitiesQuery,
  useTopProductsQuery,
} from './dashboard-api';

export const DASHBOARD_FAILURE = 'Failed to load dashboard data';

/** Others work in the same shop: what is shown is at most a minute old while it can be seen. */
const FRESHNESS = {
  pollingInterval: 60_000,
  skipPollingIfUnfocused: true,
  refetchOnFocus: true,
  // In seconds: more than the page takes to be rendered, so that what was asked for early is not asked for twice.
  refetchOnMountOrArgChange: 5,
} as const;

/** One part of the dashboard, loaded by itself: a slow or failed one keeps no other from being shown. */
export interface Part<Data> {
  data: Data | undefined;
  /** Stays until the part could be loaded again. */
  hasFailed: boolean;
  /** Why, where that is known. */
  reason: string | undefined;
  isFetching: boolean;
  retry: () => void;
}

interface Answer<Data> {
  data?: Data;
  error?: unknown;
  isFetching: boolean;
  refetch: () => PromiseLike<{ error?: unknown }>;
}

/** The parts of the dashboard. A toast tells once that something is missing, however many parts are. */
export function useDashboard() {
  const stats = useDashboardStatsQuery(undefined, FRESHNESS);
  const activities = useRecentActivitiesQuery(undefined, FRESHNESS);
  const topProducts = useTopProductsQuery(undefined, FRESHNESS);
  const errors = [stats, activities, topProducts].map(({ error }) => error);
  const askAgain = useToldFailure(errors, DASHBOARD_FAILURE);

  const partOf = <Data>({ data, error, isFetching, refetch }: Answer<Data>): Part<Data> => ({
    data,
    hasFailed: error !== undefined,
    reason: error === undefined ? undefined : reasonOf(error),
    isFetching,
    retry: () => askAgain(refetch),
  });
  return {
    stats: partOf(stats),
    activities: partOf(activities),
    topProducts: partOf(topProducts),
  };
}
