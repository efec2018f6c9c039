import type { RouteObject } from 'react-router-dom';
import { ADJUST_PATH, MOVEMENTS_PATH, RECEIVE_PATH } from './paths';

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

const routes: RouteObject[] = [
  { path: MOVEMENTS_PATH, lazy: movementsPage },
  { path: RECEIVE_PATH, lazy: receiveStockPage },
  { path: ADJUST_PATH, lazy: adjustStockPage },
];

export default routes;
