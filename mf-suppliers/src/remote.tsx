import type { RouteObject } from 'react-router-dom';
import { EDIT_SUPPLIER_PATH, NEW_SUPPLIER_PATH, SUPPLIERS_PATH } from './paths';

// remote.json repeats the chunk names, so that the server can preload the files of a route.
const loadSuppliers = () =>
  import(/* webpackChunkName: "suppliers-page" */ './list/suppliers-page');
const loadNewSupplier = () =>
  import(/* webpackChunkName: "supplier-form-page" */ './form/new-supplier-page');
const loadEditSupplier = () =>
  import(/* webpackChunkName: "supplier-form-page" */ './form/edit-supplier-page');

const routes: RouteObject[] = [
  {
    path: SUPPLIERS_PATH,
    lazy: async () => ({ Component: (await loadSuppliers()).SuppliersPage }),
  },
  {
    path: NEW_SUPPLIER_PATH,
    lazy: async () => ({ Component: (await loadNewSupplier()).NewSupplierPage }),
  },
  {
    path: EDIT_SUPPLIER_PATH,
    lazy: async () => ({ Component: (await loadEditSupplier()).EditSupplierPage }),
  },
];

export default routes;
