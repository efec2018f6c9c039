import type { Product, ProductInput, Supplier, SupplierInput } from '@stockroom/contract';
import { addProduct, addSupplier } from './records';
import type { TestApi } from './test-api';

export type Shop<Name extends string> = { readonly supplier: Supplier } & Readonly<
  Record<Name, Product>
>;

/** Products that many tests are about, as they differ from `productInput`. */
export const LAMP: Partial<ProductInput> = {};
export const DESK: Partial<ProductInput> = { name: 'Desk', sku: 'DESK' };

/**
 * A supplier and products of theirs, made anew before each test of the surrounding `describe`, in which the
 * API was set up before.
 */
export function setUpShop<Name extends string>(
  api: TestApi,
  products: Record<Name, Partial<ProductInput>>,
  supplierChanges: Partial<SupplierInput> = {},
): Shop<Name> {
  const shop: Record<string, Supplier | Product> = {};
  beforeEach(async () => {
    const supplier = await addSupplier(api, supplierChanges);
    shop['supplier'] = supplier;
    for (const [name, changes] of Object.entries<Partial<ProductInput>>(products))
      shop[name] = await addProduct(api, supplier._id, changes);
  });
  // Filled by the time a test looks into it.
  return shop as Shop<Name>;
}
