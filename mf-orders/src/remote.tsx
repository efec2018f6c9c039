import type { RouteObject } from 'react-router-dom';
import {
  CUSTOMER_PATH,
  DELIVERY_RETURN_PATH,
  EDIT_ORDER_PATH,
  NEW_ORDER_PATH,
  ORDER_PATH,
  ORDERS_PATH,
  RETURN_PATH,
} from './paths';

// remote.json repeats the chunk names, so that the server can preload the files of a route.
const loadOrders = () => import(/* webpackChunkName: "orders-page" */ './list/orders-page');
const loadNewOrder = () =>
  import(/* webpackChunkName: "order-form-page" */ './form/new-order-page');
const loadEditOrder = () =>
  import(/* webpackChunkName: "order-form-page" */ './form/edit-order-page');
const loadOrderDetail = () =>
  import(/* webpackChunkName: "order-detail-page" */ './detail/order-detail-page');
const loadReturn = () => import(/* webpackChunkName: "return-page" */ './return/return-page');
const loadCustomer = () =>
  import(/* webpackChunkName: "customer-page" */ './customer/customer-page');

const routes: RouteObject[] = [
  { path: ORDERS_PATH, lazy: async () => ({ Component: (await loadOrders()).OrdersPage }) },
  { path: NEW_ORDER_PATH, lazy: async () => ({ Component: (await loadNewOrder()).NewOrderPage }) },
  {
    path: EDIT_ORDER_PATH,
    lazy: async () => ({ Component: (await loadEditOrder()).EditOrderPage }),
  },
  {
    path: DELIVERY_RETURN_PATH,
    lazy: async () => ({ Component: (await loadReturn()).ReturnPage }),
  },
  { path: CUSTOMER_PATH, lazy: async () => ({ Component: (await loadCustomer()).CustomerPage }) },
  { path: RETURN_PATH, lazy: async () => ({ Component: (await loadReturn()).ReturnPage }) },
  {
    path: ORDER_PATH,
    lazy: async () => ({ Component: (await loadOrderDetail()).OrderDetailPage }),
  },
];

export default routes;
