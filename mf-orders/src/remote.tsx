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

// remote.json lists the same chunk names, so that the page can preload the files of a route.
async function ordersPage() {
  const { OrdersPage } = await import(/* webpackChunkName: "orders-page" */ './list/orders-page');
  return { Component: OrdersPage };
}

async function newOrderPage() {
  const { NewOrderPage } = await import(
    /* webpackChunkName: "order-form-page" */ './form/new-order-page'
  );
  return { Component: NewOrderPage };
}

async function editOrderPage() {
  const { EditOrderPage } = await import(
    /* webpackChunkName: "order-form-page" */ './form/edit-order-page'
  );
  return { Component: EditOrderPage };
}

async function orderDetailPage() {
  const { OrderDetailPage } = await import(
    /* webpackChunkName: "order-detail-page" */ './detail/order-detail-page'
  );
  return { Component: OrderDetailPage };
}

async function returnPage() {
  const { ReturnPage } = await import(/* webpackChunkName: "return-page" */ './return/return-page');
  return { Component: ReturnPage };
}

async function customerPage() {
  const { CustomerPage } = await import(
    /* webpackChunkName: "customer-page" */ './customer/customer-page'
  );
  return { Component: CustomerPage };
}

const routes: RouteObject[] = [
  { path: ORDERS_PATH, lazy: ordersPage },
  { path: NEW_ORDER_PATH, lazy: newOrderPage },
  { path: EDIT_ORDER_PATH, lazy: editOrderPage },
  { path: DELIVERY_RETURN_PATH, lazy: returnPage },
  { path: CUSTOMER_PATH, lazy: customerPage },
  { path: RETURN_PATH, lazy: returnPage },
  { path: ORDER_PATH, lazy: orderDetailPage },
];

export default routes;
