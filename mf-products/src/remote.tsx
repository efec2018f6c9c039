import { lazy } from 'react';
import type { RouteObject } from 'react-router-dom';
import { EDIT_PRODUCT_PATH, NEW_PRODUCT_PATH, PRODUCTS_PATH } from './paths';

// The chunk names stand in remote.json too: from them the page learns what to preload for a route.
const ProductsPage = lazy(() =>
  import(/* webpackChunkName: "products-page" */ './list/products-page').then((page) => ({
    default: page.ProductsPage,
  })),
);
const NewProductPage = lazy(() =>
  import(/* webpackChunkName: "product-form-page" */ './form/new-product-page').then((page) => ({
    default: page.NewProductPage,
  })),
);
const EditProductPage = lazy(() =>
  import(/* webpackChunkName: "product-form-page" */ './form/edit-product-page').then((page) => ({
    default: page.EditProductPage,
  })),
);

/** What this remote exposes: the routes of the products area. */
const routes: RouteObject[] = [
  { path: PRODUCTS_PATH, element: <ProductsPage /> },
  { path: NEW_PRODUCT_PATH, element: <NewProductPage /> },
  { path: EDIT_PRODUCT_PATH, element: <EditProductPage /> },
];

export default routes;
