import type { AppStore } from '@stockroom/shared-ui';
import { dashboardApi } from './dashboard/dashboard-api';
import { notificationsApi } from './notifications/notifications-api';

/** The page that is rendered then subscribes to what has been asked for here. */
const EARLY = { subscribe: false } as const;

/** Asks for what a signed-in visitor sees first, before the page that shows it is loaded and rendered. */
export function askForEarlyData({ dispatch, getState }: AppStore, path: string): void {
  if (!getState().session.isAuthenticated) return;
  void dispatch(notificationsApi.endpoints.notifications.initiate(undefined, EARLY));
  if (path !== '/') return;
  const { dashboardStats, recentActivities, topProducts } = dashboardApi.endpoints;
  void dispatch(dashboardStats.initiate(undefined, EARLY));
  void dispatch(recentActivities.initiate(undefined, EARLY));
  void dispatch(topProducts.initiate(undefined, EARLY));
}
