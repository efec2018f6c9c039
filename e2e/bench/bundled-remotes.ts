import type { RouteObject } from 'react-router-dom';
import inventory from '../../mf-inventory/src/remote';
import orders from '../../mf-orders/src/remote';
import products from '../../mf-products/src/remote';
import reportsAndSettings from '../../mf-reports-settings/src/remote';
import suppliers from '../../mf-suppliers/src/remote';

/** Replaces shell/src/remotes/load-remote.ts in the single bundle: routes are bundled, pages stay lazy. */
const ROUTES: Record<string, RouteObject[]> = {
  'mf-inventory': inventory,
  'mf-orders': orders,
  'mf-products': products,
  'mf-reports-settings': reportsAndSettings,
  'mf-suppliers': suppliers,
};

export async function loadRemoteRoutes({ name }: { name: string }): Promise<RouteObject[]> {
  return ROUTES[name] ?? [];
}
