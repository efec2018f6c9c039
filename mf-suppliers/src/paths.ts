export const SUPPLIERS_PATH = '/suppliers';
export const NEW_SUPPLIER_PATH = '/suppliers/new';
/** A page of mf-products. */
export const IMPORT_SUPPLIERS_PATH = '/products/import?kind=suppliers';
export const EDIT_SUPPLIER_PATH = '/suppliers/edit/:id';
