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
}

/** What of the dashboard is missing or old, as one failure: its parts fail together more often than alone. */
interface DashboardFailure {
  /** Why, where that is known. */
  reason: string | undefined;
  isFetching: boolean;
  /** Asks for all that failed. */
  retry: () => void;
}

interface Answer<Data> {
  data?: Data;
  error?: unknown;
}

/** The parts of the dashboard. That something is missing is told once, however many parts are. */
export function useDashboard() {
  const stats = useDashboardStatsQuery(undefined, FRESHNESS);
  const activities = useRecentActivitiesQuery(undefined, FRESHNESS);
  const topProducts = useTopProductsQuery(undefined, FRESHNESS);
  const all = [stats, activities, topProducts];
  const askAgain = useToldFailure(
    all.map(({ error }) => error),
    DASHBOARD_FAILURE,
  );

  const failed = all.filter(({ error }) => error !== undefined);
  const failure: DashboardFailure | null = failed[0]
    ? {
        reason: reasonOf(failed[0].error),
        isFetching: failed.some(({ isFetching }) => isFetching),
        retry: () =>
          askAgain(async () => {
            const answers = await Promise.all(failed.map(({ refetch }) => refetch()));
            return answers.find(({ error }) => error !== undefined) ?? {};
          }),
      }
    : null;
  return {
    failure,
    stats: partOf(stats),
    activities: partOf(activities),
    topProducts: partOf(topProducts),
  };
}

function partOf<Data>({ data, error }: Answer<Data>): Part<Data> {
  return { data, hasFailed: error !== undefined };
}
