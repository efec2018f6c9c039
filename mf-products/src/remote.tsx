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
async function productsPage() {
  const { ProductsPage } = await import(
    /* webpackChunkName: "products-page" */ './list/products-page'
  );
  return { Component: ProductsPage };
}

async function productPage() {
  const { ProductPage } = await import(
    /* webpackChunkName: "product-page" */ './overview/product-page'
  );
  return { Component: ProductPage };
}

async function newProductPage() {
  const { NewProductPage } = await import(
    /* webpackChunkName: "product-form-page" */ './form/new-product-page'
  );
  return { Component: NewProductPage };
}

async function editProductPage() {
  const { EditProductPage } = await import(
    /* webpackChunkName: "product-form-page" */ './form/edit-product-page'
  );
  return { Component: EditProductPage };
}

async function importsPage() {
  const { ImportsPage } = await import(
    /* webpackChunkName: "import-page" */ './import/imports-page'
  );
  return { Component: ImportsPage };
}

async function importPage() {
  const { ImportPage } = await import(/* webpackChunkName: "import-page" */ './import/import-page');
  return { Component: ImportPage };
}

async function labelsPage() {
  const { LabelsPage } = await import(/* webpackChunkName: "labels-page" */ './labels/labels-page');
  return { Component: LabelsPage };
}

/** The one module that this remote exposes: its routes. */
const routes: RouteObject[] = [
  { path: PRODUCTS_PATH, lazy: productsPage },
  { path: NEW_PRODUCT_PATH, lazy: newProductPage },
  { path: EDIT_PRODUCT_PATH, lazy: editProductPage },
  { path: LABELS_PATH, lazy: labelsPage },
  { path: IMPORTS_PATH, lazy: importsPage },
  { path: IMPORT_PATH, lazy: importPage },
  { path: PRODUCT_PATH, lazy: productPage },
];

export default routes;
