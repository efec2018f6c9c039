import type { RouteObject } from 'react-router-dom';
import {
  ADJUST_PATH,
  COUNTS_PATH,
  DELIVERIES_PATH,
  MOVEMENTS_PATH,
  NEW_COUNT_DOCUMENT_PATH,
  NEW_DELIVERY_PATH,
  RECEIVE_PATH,
  REORDER_PATH,
  RETURNS_PATH,
} from './paths';

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

async function deliveriesPage() {
  const { DeliveriesPage } = await import(
    /* webpackChunkName: "documents-page" */ './documents/documents-page'
  );
  return { Component: DeliveriesPage };
}

async function returnsPage() {
  const { ReturnsPage } = await import(
    /* webpackChunkName: "documents-page" */ './documents/documents-page'
  );
  return { Component: ReturnsPage };
}

async function countsPage() {
  const { CountsPage } = await import(
    /* webpackChunkName: "documents-page" */ './documents/documents-page'
  );
  return { Component: CountsPage };
}

async function newDeliveryPage() {
  const { NewDeliveryPage } = await import(
    /* webpackChunkName: "new-document-page" */ './deliveries/new-delivery-page'
  );
  return { Component: NewDeliveryPage };
}

async function newCountPage() {
  const { NewCountPage } = await import(
    /* webpackChunkName: "new-document-page" */ './counts/new-count-page'
  );
  return { Component: NewCountPage };
}

async function documentPage() {
  const { DocumentPage } = await import(
    /* webpackChunkName: "document-page" */ './documents/document-page'
  );
  return { Component: DocumentPage };
}

const routes: RouteObject[] = [
  { path: MOVEMENTS_PATH, lazy: movementsPage },
  { path: RECEIVE_PATH, lazy: receiveStockPage },
  { path: ADJUST_PATH, lazy: adjustStockPage },
  { path: REORDER_PATH, lazy: reorderPage },
  { path: DELIVERIES_PATH, lazy: deliveriesPage },
  { path: NEW_DELIVERY_PATH, lazy: newDeliveryPage },
  { path: `${DELIVERIES_PATH}/:id`, lazy: documentPage },
  { path: RETURNS_PATH, lazy: returnsPage },
  { path: `${RETURNS_PATH}/:id`, lazy: documentPage },
  { path: COUNTS_PATH, lazy: countsPage },
  { path: NEW_COUNT_DOCUMENT_PATH, lazy: newCountPage },
  { path: `${COUNTS_PATH}/:id`, lazy: documentPage },
];

export default routes;
