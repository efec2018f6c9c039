import type { RouteObject } from 'react-router-dom';
import { EDIT_SUPPLIER_PATH, NEW_SUPPLIER_PATH, SUPPLIERS_PATH } from './paths';

// The chunk names stand in remote.json too: from them the page learns what to preload for a route.
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

/** What this remote exposes: the routes of the suppliers area. */
const routes: RouteObject[] = [
  { path: SUPPLIERS_PATH, lazy: suppliersPage },
  { path: NEW_SUPPLIER_PATH, lazy: newSupplierPage },
  { path: EDIT_SUPPLIER_PATH, lazy: editSupplierPage },
];

export default routes;
