import { toDigits, type OrderResult } from '@stockroom/contract';
import {
  addOrder,
  addProduct,
  item,
  movementsOf,
  orderInput,
  purchaseInput,
  receive,
  setStatus,
} from './records';
import { setUpShop } from './shop';
import { setUpTestApi, type MakeStore } from './test-api';

const LARGEST_PRICE = 999_999_999_999.99;
const LARGEST_QUANTITY = 999_999_999.999;

/** No figure is ever computed in binary floating point, nor loses a digit on its way. */
export function describeExactness(makeStore: MakeStore): void {
  describe('exact figures', () => {
    const api = setUpTestApi(makeStore);
    const shop = setUpShop(api, { salt: { unitOfMeasurement: 'kg' } });
    const row = (quantity: number, unitPrice: number) => item(shop.salt, quantity, unitPrice);
    const totalsOf = async (...rows: ReturnType<typeof row>[]) => {
      const { _id } = await addOrder(api, orderInput(rows));
      const { items, totalAmount } = (await api.read<OrderResult>(`orders/${_id}`)).order;
      return [...items.map(({ totalPrice }) => totalPrice), totalAmount];
    };

    it('of orders add up', async () => {
      expect(await totalsOf(row(1, 0.1), row(1, 0.2))).toEqual([0.1, 0.2, 0.3]);
      expect(await totalsOf(row(3, 33.33))).toEqual([99.99, 99.99]);
      expect(await totalsOf(row(1.005, 1), row(1.015, 1))).toEqual([1.01, 1.02, 2.03]);
      expect(await totalsOf(row(1.115, 100))).toEqual([111.5, 111.5]);
      const cents = Array.from({ length: 100 }, () => row(1, 0.01));
      expect((await totalsOf(...cents)).at(-1)).toBe(1);
    });

    it('of orders keep every digit, beyond 2^53 as text', async () => {
      expect(await totalsOf(row(1, LARGEST_PRICE))).toEqual([LARGEST_PRICE, LARGEST_PRICE]);
      expect(await totalsOf(row(9.007, LARGEST_PRICE), row(1, 0.01))).toEqual([
        9006999999999.91, 0.01, 9006999999999.92,
      ]);
      const largest = '999999999998990000000';
      expect(await totalsOf(row(LARGEST_QUANTITY, LARGEST_PRICE))).toEqual([largest, largest]);
      const answer = await api.app.request('/api/orders?sort=-totalAmount', {
        headers: { Authorization: `Bearer ${api.tokens.accessToken}` },
      });
      expect(await answer.text()).toContain(`"totalAmount":"${largest}"`);
    });

    it('of cost and value keep every digit', async () => {
      await receive(api, shop.salt._id, 900_000_000.001, { purchasePrice: LARGEST_PRICE });
      const [movement] = await movementsOf(api);
      // 900000000.001 x 999999999999.99 = 900000000000990999999.99999, rounded to money.
      expect(movement?.value).toBe('900000000000991000000');
      const bought = purchaseInput(shop.supplier._id, [row(3, 0.01), row(4, 0.02)]);
      const other = await addProduct(api, shop.supplier._id, { sku: 'B', unitOfMeasurement: 'kg' });
      const items = bought.items.map((item) => ({ ...item, productId: other._id }));
      const order = await addOrder(api, { ...bought, items });
      await setStatus(api, order._id, { status: 'completed' });
      const [purchase] = await movementsOf(api, `productId=${other._id}`);
      expect(toDigits(purchase?.averageCostAfter ?? 0)).toBe('0.015714');
      expect(purchase?.value).toBe(0.11);
    });
  });
}
