import type { Product, Role } from '@stockroom/contract';
import { ROUTES } from '../../src/routes';
import {
  addOrder,
  addProduct,
  addSupplier,
  item,
  orderInput,
  purchaseInput,
  receive,
  receiptInput,
  setStatus,
} from './records';
import { setUpTestApi, type MakeStore } from './test-api';

/** Odd prices, which no other figure contains. */
const COST = 7919.37;
const ORDERED_AT = 7907.53;
const PRICE = 9973.31;
const QUANTITY = 3;
const COSTS = digitsOf(COST, ORDERED_AT, (COST + ORDERED_AT) / 2);
const PRICES = digitsOf(PRICE);
const SORTS = ['products?sort=purchasePrice', 'products?sort=-purchasePrice'];
const TOTALS = ['orders?sort=totalAmount', 'orders?sort=-totalAmount'];

export function describeAccess(makeStore: MakeStore): void {
  describe('access', () => {
    const api = setUpTestApi(makeStore);
    let product: Product;
    let sale: string;
    let purchase: string;
    let supplierId: string;
    const tokens = new Map<Role, string>();

    beforeEach(async () => {
      for (const role of ['owner', 'warehouse', 'sales'] as const)
        tokens.set(role, await api.signUp(`${role}@example.com`, role));
      supplierId = (await addSupplier(api, { minimumOrderValue: COST }))._id;
      const prices = { purchasePrice: COST, sellingPrice: PRICE };
      product = await addProduct(api, supplierId, prices);
      await receive(api, product._id, QUANTITY, { purchasePrice: COST });
      const items = [item(product, QUANTITY, ORDERED_AT)];
      purchase = (await addOrder(api, purchaseInput(supplierId, items)))._id;
      await setStatus(api, purchase, { status: 'completed' });
      sale = (await addOrder(api, orderInput([item(product, QUANTITY, PRICE)])))._id;
      await setStatus(api, sale, { status: 'completed' });
    });

    /** The texts of everything that somebody of this role can get, by path. */
    async function everything(role: Role): Promise<[path: string, text: string][]> {
      const token = tokens.get(role);
      const ids = [product._id, sale, purchase, supplierId];
      const paths = ROUTES.filter(({ method }) => method === 'get').flatMap((route) => {
        const path = route.path.replace('/api/', '');
        const all = path.includes(':') ? ids.map((id) => path.replace(/:\w+/, id)) : [path];
        return route.isExportable ? [...all, `${path}?format=csv`] : all;
      });
      return Promise.all(
        paths.map(async (path) => {
          const { body } = await api.call<unknown>('GET', path, { token });
          const text = body instanceof Uint8Array ? new TextDecoder().decode(body) : '';
          return [path, text || JSON.stringify(body)] as [string, string];
        }),
      );
    }
    const holders = (answers: [string, string][], digits: readonly string[]) =>
      answers.filter(([, text]) => digits.some((one) => text.includes(one))).map(([path]) => path);

    it.each(['warehouse', 'sales'] as const)('keeps every cost from %s', async (role) => {
      expect(holders(await everything(role), COSTS)).toEqual([]);
      // The search can find them.
      expect(holders(await everything('owner'), COSTS).length).toBeGreaterThan(6);
    });

    it('keeps all money from the warehouse, and shows selling prices to sales', async () => {
      expect(holders(await everything('warehouse'), PRICES)).toEqual([]);
      const shown = holders(await everything('sales'), PRICES);
      expect(shown).toEqual(expect.arrayContaining(['products', `orders/${sale}`, 'orders']));
    });

    it('shows quantities of purchase orders without prices', async () => {
      const { body } = await api.call<{ order: { items: object[] } }>('GET', `orders/${purchase}`, {
        token: tokens.get('warehouse'),
      });
      expect(body.order).not.toHaveProperty('totalAmount');
      expect(body.order.items).toEqual([
        {
          productId: product._id,
          productName: product.name,
          productSku: product.sku,
          quantity: QUANTITY,
          received: QUANTITY,
          rejected: 0,
          returned: 0,
          outstanding: 0,
        },
      ]);
    });

    it.each([
      ['warehouse', [...SORTS, ...TOTALS, 'products?sort=sellingPrice']],
      ['sales', [...SORTS, ...TOTALS]],
    ] as const)('refuses %s to sort by what is hidden', async (role, paths) => {
      for (const path of paths) {
        const { status, body } = await api.call('GET', path, { token: tokens.get(role) });
        expect([path, status, body.code]).toEqual([path, 403, 'FORBIDDEN']);
      }
    });

    it('keeps costs from the answer to a write, also when it is repeated', async () => {
      const call = {
        token: tokens.get('warehouse'),
        headers: { 'Idempotency-Key': 'a-receipt' },
        body: receiptInput(product._id, 1),
      };
      for (let count = 0; count < 2; count += 1) {
        const { status, body } = await api.call('POST', 'stock-movements/receipts', call);
        expect(status).toBe(201);
        expect(holders([['', JSON.stringify(body)]], COSTS)).toEqual([]);
        expect(body).not.toHaveProperty('movement.value');
      }
    });

    it('refuses prices of receipts by the warehouse, which may not see them', async () => {
      const { status } = await api.call('POST', 'stock-movements/receipts', {
        token: tokens.get('warehouse'),
        body: receiptInput(product._id, 1, { purchasePrice: 1 }),
      });
      expect(status).toBe(403);
    });

    it('lets sales change sales orders and no purchase orders', async () => {
      const token = tokens.get('sales');
      const items = [item(product, 1, PRICE)];
      const order = async (body: object) =>
        (await api.call('POST', 'orders', { token, body })).status;
      expect(await order(orderInput(items))).toBe(201);
      expect(await order(purchaseInput(supplierId, items))).toBe(403);
      const body = { status: 'cancelled' };
      const cancel = async (id: string) =>
        (await api.call('PATCH', `orders/${id}/status`, { token, body })).status;
      expect(await cancel(purchase)).toBe(403);
      expect(await cancel(sale)).toBe(200);
      expect((await api.call('DELETE', `orders/${purchase}`, { token })).status).toBe(403);
      const { version } = (await api.read<{ order: { version: number } }>(`orders/${sale}`)).order;
      const disguised = { ...purchaseInput(supplierId, items), version };
      expect((await api.call('PUT', `orders/${sale}`, { token, body: disguised })).status).toBe(
        403,
      );
    });

    it('takes rights away and gives them back within a second', async () => {
      const token = tokens.get('sales');
      const setRole = (role: Role, deactivatedAt: string | null = null) =>
        api.store.transaction(async ({ users }) => {
          const user = await users.findByEmail('sales@example.com');
          if (user) await users.update({ ...user, role, deactivatedAt });
        });
      const changes = async () => (await api.call('GET', 'changes', { token })).status;
      expect(await changes()).toBe(403);
      for (const [role, deactivatedAt, status] of [
        ['accountant', null, 200],
        ['sales', null, 403],
        ['sales', api.clock.now().toISOString(), 401],
        ['sales', null, 403],
      ] as const) {
        await setRole(role, deactivatedAt);
        await waitUntil(async () => (await changes()) === status);
      }
    });
  });
}

/** The digits as answers and files write them. */
function digitsOf(...amounts: number[]): string[] {
  return amounts
    .flatMap((amount) => [amount, amount * QUANTITY, amount * 2 * QUANTITY])
    .map((amount) => String(Math.round(amount * 100) / 100))
    .flatMap((digits) => [digits, digits.replace('.', ',')]);
}

/** @throws Error after a second */
export async function waitUntil(isTrue: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + 1000;
  while (!(await isTrue())) {
    if (performance.now() > end) throw new Error('It did not become true within a second');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
