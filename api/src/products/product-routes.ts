import {
  productSchema,
  productUpdateSchema,
  type PRODUCT_SORT_KEYS,
  type ProductList,
  type ProductResult,
  type ProductWriteResult,
  type StockStatus,
} from '@stockroom/contract';
import { Hono } from 'hono';
import { string } from 'yup';
import type { ApiEnvironment } from '../http/environment';
import { describePage, readListQuery, type ListDefinition } from '../http/list-query';
import { flagFilter, idFilter, searchFilter, textFilter } from '../http/filters';
import { limitJson, readJson } from '../http/read-body';
import type { Write } from '../http/write';
import type { Store } from '../store/store';
import { listProducts, type ProductListFilter } from './list-products';
import {
  archiveProduct,
  createProduct,
  findProduct,
  restoreProduct,
  toProduct,
  updateProduct,
} from './product-service';

/** What the list can be asked for. */
export const PRODUCT_LIST: ListDefinition<ProductListFilter, (typeof PRODUCT_SORT_KEYS)[number]> = {
  filters: {
    search: searchFilter,
    category: textFilter('Category', 100),
    stockStatus: string<StockStatus>().oneOf(
      ['in', 'low', 'out'],
      'Stock status must be in, low or out',
    ),
    supplierId: idFilter('Supplier'),
    skuFirst: flagFilter('SKU first'),
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
};

/** /api/products */
export function productRoutes({ repositories }: Store, write: Write) {
  return new Hono<ApiEnvironment>()
    .use(limitJson())
    .get('/', async (c) => {
      const request = await readListQuery(c, PRODUCT_LIST);
      const page = await listProducts(repositories, request);
      const products = page.records.map(toProduct);
      return c.json<ProductList>({ products, ...describePage(page, request) });
    })
    .post('/', async (c) => {
      const input = await readJson(c, productSchema);
      return write(c, { status: 201, input }, async (work): Promise<ProductWriteResult> => {
        const product = await createProduct(work, input);
        return { success: true, message: 'Product created successfully', product };
      });
    })
    .get('/:id', async (c) => {
      const product = await findProduct(repositories, c.req.param('id'));
      return c.json<ProductResult>({ product });
    })
    .put('/:id', async (c) => {
      const input = await readJson(c, productUpdateSchema);
      return write(c, { status: 200, input }, async (work): Promise<ProductWriteResult> => {
        const product = await updateProduct(work, c.req.param('id'), input);
        return { success: true, message: 'Product updated successfully', product };
      });
    })
    .delete('/:id', (c) =>
      write(c, { status: 200, input: null }, async (work): Promise<ProductWriteResult> => {
        const product = await archiveProduct(work, c.req.param('id'));
        return { success: true, message: 'Product deleted successfully', product };
      }),
    )
    .post('/:id/restore', (c) =>
      write(c, { status: 200, input: null }, async (work): Promise<ProductWriteResult> => {
        const product = await restoreProduct(work, c.req.param('id'));
        return { success: true, message: 'Product restored successfully', product };
      }),
    );
}
