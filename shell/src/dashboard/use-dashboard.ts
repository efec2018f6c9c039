import { reasonOf, useErrorToast } from '@stockroom/shared-ui';
import { useState } from 'react';
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
  const all = [stats, activities, topProducts];
  // What failed when the page was here before is being asked for again.
  const [earlier] = useState(() => all.map(({ error }) => error));
  const [told, tell] = useState<unknown>();
  useErrorToast(told, DASHBOARD_FAILURE);

  const failed = all.find(({ isError, error }) => isError && !earlier.includes(error));
  if (told === undefined && failed) tell(failed.error);
  if (told !== undefined && all.every(({ error }) => error === undefined)) tell(undefined);

  const partOf = <Data>({ data, error, isFetching, refetch }: Answer<Data>): Part<Data> => ({
    data,
    hasFailed: error !== undefined,
    reason: error === undefined ? undefined : reasonOf(error),
    isFetching,
    // Whoever asks again is told again.
    retry: () => void refetch().then((again) => again.error !== undefined && tell(again.error)),
  });
  return {
    stats: partOf(stats),
    activities: partOf(activities),
    topProducts: partOf(topProducts),
  };
}
