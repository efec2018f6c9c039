import {
  msg,
  newProductSchema,
  PRODUCT_SORT_PERMISSIONS,
  productSchema,
  productUpdateSchema,
  type PRODUCT_SORT_KEYS,
  type ProductResult,
} from '@stockroom/contract';
import { EXPORT_FILTERS } from '../exports/export-list';
import { exportableRoute } from '../exports/exportable-route';
import { choiceFilter, flagFilter, idFilter, searchFilter, textFilter } from '../http/filters';
import type { ListDefinition } from '../http/list-query';
import { readRoute, writeRoute, type Route } from '../http/route';
import {
  COUNT,
  FLAG,
  ID,
  INSTANT,
  listOf,
  NUMBER,
  record,
  secret,
  TEXT,
} from '../openapi/response-schemas';
import { fieldTypesOf } from '../openapi/json-schema';
import { listProducts, type ProductListFilter } from './list-products';
import { productFile } from './product-file';
import {
  archiveProduct,
  createProduct,
  findProduct,
  restoreProduct,
  toListedProduct,
  updateProduct,
} from './product-service';

const LIST: ListDefinition<ProductListFilter, (typeof PRODUCT_SORT_KEYS)[number]> = {
  filters: {
    search: searchFilter,
    category: textFilter(msg('Category'), 100),
    stockStatus: choiceFilter(msg('Stock status'), ['in', 'low', 'out']),
    supplierId: idFilter(msg('Supplier')),
    skuFirst: flagFilter(msg('SKU first')),
    ...EXPORT_FILTERS,
  },
  sortKeys: {
    name: 'text',
    sku: 'text',
    category: 'text',
    currentStock: 'number',
    purchasePrice: 'number',
    sellingPrice: 'number',
    supplierName: 'text',
  },
  defaultSort: 'name',
  codesOf: 'products',
  sortPermissions: PRODUCT_SORT_PERMISSIONS,
};

const { barcodes: _barcodes, ...fields } = fieldTypesOf(productSchema);
const FIELDS = {
  ...fields,
  purchasePrice: secret(NUMBER, 'costs:read'),
  sellingPrice: secret(NUMBER, 'prices:read'),
  _id: ID,
  currentStock: NUMBER,
  committed: NUMBER,
  expected: NUMBER,
  available: NUMBER,
  supplierName: TEXT,
  createdAt: INSTANT,
  updatedAt: INSTANT,
  version: COUNT,
};
const BARCODES = { barcodes: listOf(record({ code: TEXT, units: NUMBER })) };
export const PRODUCT = record({ ...FIELDS, ...BARCODES });
const LISTED = record(FIELDS, BARCODES);
export const ORDER_PRODUCT = record({ ...FIELDS, isArchived: FLAG });

export const PRODUCT_ROUTES: readonly Route[] = [
  exportableRoute({
    path: '/api/products',
    permission: 'products:read',
    summary: 'List products, or all of them as a file',
    list: LIST,
    name: 'products',
    record: LISTED,
    async read(repositories, request) {
      const { records, ...page } = await listProducts(repositories, request);
      const listed = records.map((record) => toListedProduct(record, request.filter));
      return { ...page, records: listed };
    },
    file: ({ t }, rows, filter) => productFile(rows, filter, t),
  }),
  writeRoute({
    method: 'post',
    path: '/api/products',
    permission: 'products:write',
    summary: 'Create a product, with an initial stock for people who may receive stock',
    body: newProductSchema,
    status: 201,
    answer: { product: PRODUCT },
    errors: ['DUPLICATE'],
    message: msg('Product created successfully'),
    write: async (work, input) => ({ product: await createProduct(work, input) }),
  }),
  readRoute({
    path: '/api/products/:id',
    permission: 'products:read',
    summary: 'One product',
    answer: record({ product: PRODUCT }),
    read: async ({ repositories, params }): Promise<ProductResult> => ({
      product: await findProduct(repositories, params.id),
    }),
  }),
  writeRoute({
    method: 'put',
    path: '/api/products/:id',
    permission: 'products:write',
    summary: 'Change a product',
    body: productUpdateSchema,
    answer: { product: PRODUCT },
    errors: ['VERSION_CONFLICT', 'DUPLICATE'],
    message: msg('Product updated successfully'),
    write: async (work, input) => ({ product: await updateProduct(work, work.params.id, input) }),
  }),
  writeRoute({
    method: 'delete',
    path: '/api/products/:id',
    permission: 'products:write',
    summary: 'Archive a product: it leaves every list, history keeps its name',
    answer: { product: PRODUCT },
    message: msg('Product deleted successfully'),
    write: async (work) => ({ product: await archiveProduct(work, work.params.id) }),
  }),
  writeRoute({
    method: 'post',
    path: '/api/products/:id/restore',
    permission: 'products:write',
    summary: 'Undo archiving',
    answer: { product: PRODUCT },
    errors: ['DUPLICATE'],
    message: msg('Product restored successfully'),
    write: async (work) => ({ product: await restoreProduct(work, work.params.id) }),
  }),
];
