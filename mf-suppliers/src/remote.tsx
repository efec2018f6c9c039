import type { RouteObject } from 'react-router-dom';
import { EDIT_SUPPLIER_PATH, NEW_SUPPLIER_PATH, SUPPLIERS_PATH } from './paths';

// remote.json repeats the chunk names, so that the server can preload the files of a route.
async function suppliersPage() {
  const { SuppliersPage } = await import(
    /* webpackChunkName: "suppliers-page" */ './list/suppliers-page'
  );
  return { Component: SuppliersPage };
}

async function newSupplierPage() {
  const { NewSupplierPage } = await import(
    /* webpackChunkName: "supplier-form-page" */ './form/new-supplier-page'
  );
  return { Component: NewSupplierPage };
}

async function editSupplierPage() {
  const { EditSupplierPage } = await import(
    /* webpackChunkName: "supplier-form-page" */ './form/edit-supplier-page'
  );
  return { Component: EditSupplierPage };
}

/** The one module that this remote exposes: its routes. */
const routes: RouteObject[] = [
  { path: SUPPLIERS_PATH, lazy: suppliersPage },
  { path: NEW_SUPPLIER_PATH, lazy: newSupplierPage },
  { path: EDIT_SUPPLIER_PATH, lazy: editSupplierPage },
];

export default routes;
