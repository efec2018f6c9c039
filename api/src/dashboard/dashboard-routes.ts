import {
  ACTIVITIES_LIMIT,
  TOP_PRODUCTS_LIMIT,
  type ActivityList,
  type DashboardStatsResult,
  type TopProductList,
} from '@stockroom/contract';
import { Hono } from 'hono';
import type { Clock } from '../dependencies';
import type { ApiEnvironment } from '../http/environment';
import { limitFilter, timeZoneFilter } from '../http/filters';
import { readQuery } from '../http/list-query';
import { startOfMonth } from '../time-zones';
import type { Store } from '../store/store';
import { findActivities } from './dashboard-service';

const MAX_RECORDS = 50;

/** What the two lists can be asked for. */
export const ACTIVITY_PARAMETERS = { limit: limitFilter(MAX_RECORDS) };
export const TOP_PRODUCT_PARAMETERS = {
  limit: limitFilter(MAX_RECORDS),
  timeZone: timeZoneFilter,
};

/** /api/dashboard */
export function dashboardRoutes({ repositories }: Store, clock: Clock) {
  return new Hono<ApiEnvironment>()
    .get('/stats', async (c) =>
      c.json<DashboardStatsResult>({ stats: await repositories.dashboard.stats() }),
    )
    .get('/activities', async (c) => {
      const { limit = ACTIVITIES_LIMIT } = await readQuery(c, ACTIVITY_PARAMETERS);
      return c.json<ActivityList>({ activities: await findActivities(repositories, limit) });
    })
    .get('/top-products', async (c) => {
      const { limit = TOP_PRODUCTS_LIMIT, timeZone = 'UTC' } = await readQuery(
        c,
        TOP_PRODUCT_PARAMETERS,
      );
      const since = startOfMonth(clock.now(), timeZone);
      const products = await repositories.dashboard.topProducts(since, limit);
      return c.json<TopProductList>({ products });
    });
}
