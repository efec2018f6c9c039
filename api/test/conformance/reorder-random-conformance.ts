import type { ProductInput, Reorder, SupplierInput } from '@stockroom/contract';
import { createRandom, pick } from '../../src/sample-data/random';
import {
  addOrder,
  addProduct,
  addSupplier,
  item,
  orderInput,
  purchaseInput,
  receive,
  setStatus,
} from './records';
import { setUpTestApi, type MakeStore } from './test-api';

const SEEDS = [1, 2, 3, 4];
const PRODUCTS = 12;

export function describeRandomShops(makeStore: MakeStore): void {
  describe('what to order in random shops', () => {
    const api = setUpTestApi(makeStore);

    it.each(SEEDS)(
      'agrees with a search for the smallest sufficient order, shop %s',
      async (seed) => {
        const random = createRandom(seed);
        const expected: Record<string, number> = {};
        for (let index = 0; index < PRODUCTS; index += 1) {
          const facts = {
            minimum: pick(random, [0, 1, 5, 20]),
            stock: pick(random, [0, 1, 5, 21]),
            committed: pick(random, [0, 0, 4]),
            coming: pick(random, [0, 0, 3, 16]),
            sold: pick(random, [0, 0, 28, 56, 77]),
            pack: pick(random, [1, 1, 6, 25]),
            days: pick(random, [0, 7, 14, 45]),
          };
          const name = `product ${index}`;
          await build(name, facts);
          const quantity = smallestOrder(facts);
          if (quantity > 0) expected[name] = quantity;
        }
        const { suppliers } = await api.read<Reorder>('reorder');
        const found = suppliers.flatMap(({ products }) => products);
        expect(Object.fromEntries(found.map(({ name, quantity }) => [name, quantity]))).toEqual(
          expected,
        );
        expect(Object.keys(expected).length).toBeGreaterThan(1);
      },
    );

    async function build(name: string, facts: Facts) {
      const { minimum, stock, committed, coming, sold, pack, days } = facts;
      const own: Partial<SupplierInput> = { companyName: name, leadTimeDays: days };
      const { _id: supplierId } = await addSupplier(api, own);
      const fields: Partial<ProductInput> = { name, sku: name, packSize: pack };
      const product = await addProduct(api, supplierId, { ...fields, minimumStockLevel: minimum });
      if (stock + sold > 0) await receive(api, product._id, stock + sold);
      if (sold > 0) {
        const sale = await addOrder(api, orderInput([item(product, sold)]));
        await setStatus(api, sale._id, { status: 'completed' });
      }
      if (committed > 0) await addOrder(api, orderInput([item(product, committed)]));
      if (coming > 0) await addOrder(api, purchaseInput(supplierId, [item(product, coming)]));
    }
  });
}

interface Facts {
  minimum: number;
  stock: number;
  committed: number;
  coming: number;
  sold: number;
  pack: number;
  days: number;
}

/** Tries quantities until the stock would exceed the minimum and last for the lead time. */
function smallestOrder({ minimum, stock, committed, coming, sold, pack, days }: Facts): number {
  const isEnough = (quantity: number) => {
    const supply = stock - committed + coming + quantity;
    return supply > minimum && supply * 56 >= sold * days;
  };
  let quantity = 0;
  while (!isEnough(quantity)) quantity += 1;
  while (quantity % pack !== 0) quantity += 1;
  return quantity;
}
