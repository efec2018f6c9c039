import {
  supplierSchema,
  supplierUpdateSchema,
  type SUPPLIER_SORT_KEYS,
  type SupplierList,
  type SupplierResult,
  type SupplierWriteResult,
} from '@stockroom/contract';
import { Hono } from 'hono';
import type { ApiEnvironment } from '../http/environment';
import { searchFilter } from '../http/filters';
import { describePage, readListQuery, type ListDefinition } from '../http/list-query';
import { limitJson, readJson } from '../http/read-body';
import type { Write } from '../http/write';
import type { Store, SupplierFilter } from '../store/store';
import {
  archiveSupplier,
  createSupplier,
  findSupplier,
  restoreSupplier,
  updateSupplier,
} from './supplier-service';

/** What the list can be asked for. */
export const SUPPLIER_LIST: ListDefinition<SupplierFilter, (typeof SUPPLIER_SORT_KEYS)[number]> = {
  filters: { search: searchFilter },
  sortKeys: { companyName: 'text', contactPerson: 'text', productsCount: 'number' },
  defaultSort: 'companyName',
};

/** /api/suppliers */
export function supplierRoutes({ repositories }: Store, write: Write) {
  return new Hono<ApiEnvironment>()
    .use(limitJson())
    .get('/', async (c) => {
      const request = await readListQuery(c, SUPPLIER_LIST);
      const page = await repositories.suppliers.list(request);
      return c.json<SupplierList>({ suppliers: page.records, ...describePage(page, request) });
    })
    .post('/', async (c) => {
      const input = await readJson(c, supplierSchema);
      return write(c, { status: 201, input }, async (work): Promise<SupplierWriteResult> => {
        const supplier = await createSupplier(work, input);
        return { success: true, message: 'Supplier created successfully', supplier };
      });
    })
    .get('/:id', async (c) => {
      const supplier = await findSupplier(repositories, c.req.param('id'));
      return c.json<SupplierResult>({ supplier });
    })
    .put('/:id', async (c) => {
      const input = await readJson(c, supplierUpdateSchema);
      return write(c, { status: 200, input }, async (work): Promise<SupplierWriteResult> => {
        const supplier = await updateSupplier(work, c.req.param('id'), input);
        return { success: true, message: 'Supplier updated successfully', supplier };
      });
    })
    .delete('/:id', (c) =>
      write(c, { status: 200, input: null }, async (work): Promise<SupplierWriteResult> => {
        const supplier = await archiveSupplier(work, c.req.param('id'));
        return { success: true, message: 'Supplier deleted successfully', supplier };
      }),
    )
    .post('/:id/restore', (c) =>
      write(c, { status: 200, input: null }, async (work): Promise<SupplierWriteResult> => {
        const supplier = await restoreSupplier(work, c.req.param('id'));
        return { success: true, message: 'Supplier restored successfully', supplier };
      }),
    );
}
