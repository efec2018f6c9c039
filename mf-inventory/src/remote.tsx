import type { RouteObject } from 'react-router-dom';
import { ADJUST_PATH, MOVEMENTS_PATH, RECEIVE_PATH, REORDER_PATH } from './paths';

// remote.json lists the same chunk names, so that the page can preload the files of a route.
async function movementsPage() {
  const { MovementsPage } = await import(
    /* webpackChunkName: "movements-page" */ './movements/movements-page'
  );
  return { Component: MovementsPage };
}

async function receiveStockPage() {
  const { ReceiveStockPage } = await import(
    /* webpackChunkName: "receive-stock-page" */ './receive/receive-stock-page'
  );
  return { Component: ReceiveStockPage };
}

async function adjustStockPage() {
  const { AdjustStockPage } = await import(
    /* webpackChunkName: "adjust-stock-page" */ './adjust/adjust-stock-page'
  );
  return { Component: AdjustStockPage };
}

async function reorderPage() {
  const { ReorderPage } = await import(
    /* webpackChunkName: "reorder-page" */ './reorder/reorder-page'
  );
  return { Component: ReorderPage };
}

const routes: RouteObject[] = [
  { path: MOVEMENTS_PATH, lazy: movementsPage },
  { path: RECEIVE_PATH, lazy: receiveStockPage },
  { path: ADJUST_PATH, lazy: adjustStockPage },
  { path: REORDER_PATH, lazy: reorderPage },
];

export default routes;
