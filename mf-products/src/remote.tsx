import type { RouteObject } from 'react-router-dom';
import {
  EDIT_PRODUCT_PATH,
  IMPORT_PATH,
  IMPORTS_PATH,
  LABELS_PATH,
  NEW_PRODUCT_PATH,
  PRODUCT_PATH,
  PRODUCTS_PATH,
} from './paths';

// remote.json repeats the chunk names, so that the server can preload the files of a route.
const loadProducts = () => import(/* webpackChunkName: "products-page" */ './list/products-page');
const loadProduct = () => import(/* webpackChunkName: "product-page" */ './overview/product-page');
const loadNewProduct = () =>
  import(/* webpackChunkName: "product-form-page" */ './form/new-product-page');
const loadEditProduct = () =>
  import(/* webpackChunkName: "product-form-page" */ './form/edit-product-page');
const loadImports = () => import(/* webpackChunkName: "import-page" */ './import/imports-page');
const loadImport = () => import(/* webpackChunkName: "import-page" */ './import/import-page');
const loadLabels = () => import(/* webpackChunkName: "labels-page" */ './labels/labels-page');

const routes: RouteObject[] = [
  { path: PRODUCTS_PATH, lazy: async () => ({ Component: (await loadProducts()).ProductsPage }) },
  {
    path: NEW_PRODUCT_PATH,
    lazy: async () => ({ Component: (await loadNewProduct()).NewProductPage }),
  },
  {
    path: EDIT_PRODUCT_PATH,
    lazy: async () => ({ Component: (await loadEditProduct()).EditProductPage }),
  },
  { path: LABELS_PATH, lazy: async () => ({ Component: (await loadLabels()).LabelsPage }) },
  { path: IMPORTS_PATH, lazy: async () => ({ Component: (await loadImports()).ImportsPage }) },
  { path: IMPORT_PATH, lazy: async () => ({ Component: (await loadImport()).ImportPage }) },
  { path: PRODUCT_PATH, lazy: async () => ({ Component: (await loadProduct()).ProductPage }) },
];

export default routes;
