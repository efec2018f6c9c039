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

// remote.json repeats the chunk names, so that the server can preload the files of a route.
const loadMovements = () =>
  import(/* webpackChunkName: "movements-page" */ './movements/movements-page');
const loadReceiveStock = () =>
  import(/* webpackChunkName: "receive-stock-page" */ './receive/receive-stock-page');
const loadAdjustStock = () =>
  import(/* webpackChunkName: "adjust-stock-page" */ './adjust/adjust-stock-page');
const loadReorder = () => import(/* webpackChunkName: "reorder-page" */ './reorder/reorder-page');
const loadDocuments = () =>
  import(/* webpackChunkName: "documents-page" */ './documents/documents-page');
const loadNewDelivery = () =>
  import(/* webpackChunkName: "new-document-page" */ './deliveries/new-delivery-page');
const loadNewCount = () =>
  import(/* webpackChunkName: "new-document-page" */ './counts/new-count-page');
const loadDocument = () =>
  import(/* webpackChunkName: "document-page" */ './documents/document-page');

const documentsPage = async () => ({ Component: (await loadDocuments()).DocumentsPage });
const documentPage = async () => ({ Component: (await loadDocument()).DocumentPage });

const routes: RouteObject[] = [
  {
    path: MOVEMENTS_PATH,
    lazy: async () => ({ Component: (await loadMovements()).MovementsPage }),
  },
  {
    path: RECEIVE_PATH,
    lazy: async () => ({ Component: (await loadReceiveStock()).ReceiveStockPage }),
  },
  {
    path: ADJUST_PATH,
    lazy: async () => ({ Component: (await loadAdjustStock()).AdjustStockPage }),
  },
  { path: REORDER_PATH, lazy: async () => ({ Component: (await loadReorder()).ReorderPage }) },
  { path: DELIVERIES_PATH, lazy: documentsPage },
  {
    path: NEW_DELIVERY_PATH,
    lazy: async () => ({ Component: (await loadNewDelivery()).NewDeliveryPage }),
  },
  { path: `${DELIVERIES_PATH}/:id`, lazy: documentPage },
  { path: RETURNS_PATH, lazy: documentsPage },
  { path: `${RETURNS_PATH}/:id`, lazy: documentPage },
  { path: COUNTS_PATH, lazy: documentsPage },
  {
    path: NEW_COUNT_DOCUMENT_PATH,
    lazy: async () => ({ Component: (await loadNewCount()).NewCountPage }),
  },
  { path: `${COUNTS_PATH}/:id`, lazy: documentPage },
];

export default routes;
