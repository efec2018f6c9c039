import type {
  OrderEffects,
  OrderResult,
  ReturnSource,
  SupplierPerformanceReport,
  TopProductList,
} from '@stockroom/contract';
import { documentSteps } from './document-steps';
import { orderSteps } from './order-steps';
import { addOrder, addProduct, item, movementsOf, orderInput, receive, setStatus } from './records';
import { DESK, LAMP, setUpShop } from './shop';
import { setUpTestApi, type MakeStore } from './test-api';

export function describeReturns(makeStore: MakeStore): void {
  describe('a return', () => {
    const api = setUpTestApi(makeStore);
    const shop = setUpShop(api, { lamp: LAMP, desk: DESK });
    const { sell, buy, edit, stock, open } = orderSteps(api, shop);
    const { undo, giveBack } = documentSteps(api);
    const detail = async (id: string) => (await api.read<OrderResult>(`orders/${id}`)).order;
    const valueOf = async () => {
      const movements = await movementsOf(api);
      const sum = movements.reduce((total, { value }) => total + Number(value), 0);
      return Math.round(sum * 100) / 100;
    };

    it('of a sale comes back at the cost that it left with, or is written off', async () => {
      await receive(api, shop.lamp._id, 10, { purchasePrice: 10 });
      const sale = await sell(4);
      await setStatus(api, sale._id, { status: 'completed' });
      await receive(api, shop.lamp._id, 10, { purchasePrice: 50 });
      const back = await giveBack({ orderId: sale._id }, [
        { productId: shop.lamp._id, quantity: 3, rejected: 1, rejectReason: 'Damaged' },
      ]);
      expect(back).toMatchObject({
        status: 201,
        document: { kind: 'customer-return', state: 'posted', totalAmount: 30 },
      });
      // 6 x 10 + 10 x 50, and 2 of 3 that came back at 10.
      expect([await stock(), await valueOf()]).toEqual([18, 580]);
      expect((await detail(sale._id)).items).toMatchObject([{ returned: 3, received: null }]);
      const moved = await movementsOf(api, `orderId=${sale._id}`);
      expect(moved.map(({ quantity, reason }) => [quantity, reason])).toEqual([
        ...[
          [1, 'Damaged'],
          [3, 'Customer return'],
          [4, 'Sale'],
        ],
      ]);
      await undo(back.document);
      expect([await stock(), await valueOf()]).toEqual([16, 560]);
      expect((await detail(sale._id)).items).toMatchObject([{ returned: 0 }]);
    });

    it('offers the products in the order of the sale', async () => {
      const products = [shop.desk, shop.lamp];
      for (const { _id } of products) await receive(api, _id, 1);
      const items = products.map((product) => item(product));
      const sale = await addOrder(api, orderInput(items));
      await setStatus(api, sale._id, { status: 'completed' });
      await edit(await detail(sale._id), items.toReversed());
      const { source } = await api.read<{ source: ReturnSource }>(`orders/${sale._id}/returnable`);
      const offered = source.lines.map(({ productName }) => productName);
      expect(offered).toEqual([shop.lamp.name, shop.desk.name]);
    });

    it('is never of more than was sold, however many ask at once', async () => {
      await receive(api, shop.lamp._id, 10);
      const sale = await sell(4);
      await setStatus(api, sale._id, { status: 'completed' });
      const lines = [{ productId: shop.lamp._id, quantity: 1 }];
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => giveBack({ orderId: sale._id }, lines)),
      );
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(4);
      expect(answers.find(({ status }) => status !== 201)).toMatchObject({
        fieldErrors: { 'lines[0].quantity': 'At most 0 can go back' },
      });
      expect(await stock()).toBe(10);
    });

    it('needs the quantity of a product', async () => {
      await receive(api, shop.lamp._id, 10);
      const sale = await sell(4);
      await setStatus(api, sale._id, { status: 'completed' });
      const lines = [{ productId: shop.lamp._id, quantity: 0 }];
      expect(await giveBack({ orderId: sale._id }, lines)).toMatchObject({
        status: 422,
        fieldErrors: { 'lines[0].quantity': 'Enter the quantity of at least one product' },
      });
    });

    it('keeps its order from falling below it', async () => {
      await receive(api, shop.lamp._id, 10);
      const sale = await sell(4);
      await setStatus(api, sale._id, { status: 'completed' });
      await giveBack({ orderId: sale._id }, [{ productId: shop.lamp._id, quantity: 3 }]);
      const refused = { status: 409, body: { code: 'HAS_RETURNS' } };
      const current = await detail(sale._id);
      expect(await edit(current, [item(shop.lamp, 2)])).toMatchObject(refused);
      expect(await api.call('DELETE', `orders/${sale._id}`)).toMatchObject(refused);
      const preview = await api.read<OrderEffects>(`orders/${sale._id}/status-effects`);
      expect(preview.effects.cancelled).toMatchObject([{ returned: 3 }]);
      expect(preview.effects.completed).toEqual([]);
      const body = { status: 'cancelled' };
      expect(await api.call('PATCH', `orders/${sale._id}/status`, { body })).toMatchObject({
        ...refused,
        body: { message: '3 of Desk lamp went back. Undo the return first.' },
      });
      expect(await edit(current, [item(shop.lamp, 3)])).toMatchObject({ status: 200 });
      expect(await stock()).toBe(10);
    });

    it('to a supplier takes received goods at their cost, and no more than came', async () => {
      const order = await buy(10);
      await receive(api, shop.lamp._id, 6, { orderId: order._id, purchasePrice: 70 });
      const tooMuch = await giveBack({ orderId: order._id }, [
        { productId: shop.lamp._id, quantity: 7 },
      ]);
      expect(tooMuch).toMatchObject({ status: 422 });
      // At the price of the delivery, whatever the order says.
      const path = `orders/${order._id}/returnable`;
      const { source } = await api.read<{ source: ReturnSource }>(path);
      expect(source.lines).toMatchObject([{ unitPrice: '70' }]);
      await receive(api, shop.lamp._id, 6, { purchasePrice: 10 });
      const back = await giveBack({ orderId: order._id }, [
        { productId: shop.lamp._id, quantity: 6 },
      ]);
      expect(back.document).toMatchObject({
        kind: 'supplier-return',
        number: expect.stringMatching(/^RTS/),
        lines: [{ quantity: 6, unitPrice: '70' }],
      });
      expect([await stock(), await valueOf()]).toEqual([6, 60]);
      expect(await open()).toMatchObject({ expected: 4 });
    });

    it('counts in reports, as does what came before the rest was closed', async () => {
      await receive(api, shop.lamp._id, 10, { purchasePrice: 10 });
      const sale = await sell(4);
      await setStatus(api, sale._id, { status: 'completed' });
      await giveBack({ orderId: sale._id }, [{ productId: shop.lamp._id, quantity: 1 }]);
      const top = await api.read<TopProductList>('dashboard/top-products');
      expect(top.products).toMatchObject([{ soldQuantity: 3, revenue: 30 }]);

      const order = await buy(10);
      await receive(api, shop.lamp._id, 8, { orderId: order._id, purchasePrice: 80 });
      await setStatus(api, order._id, { status: 'completed', closeRest: true });
      await giveBack({ orderId: order._id }, [{ productId: shop.lamp._id, quantity: 3 }]);
      const path = 'reports/supplier-performance';
      const { suppliers, months } = await api.read<SupplierPerformanceReport>(path);
      expect(suppliers).toMatchObject([{ completedOrders: 1, spend: 400 }]);
      expect(months).toMatchObject([{ spend: 400 }]);
      await giveBack({ orderId: sale._id }, [{ productId: shop.lamp._id, quantity: 3 }]);
      expect((await api.read<TopProductList>('dashboard/top-products')).products).toEqual([]);
    });

    it('writes the numbers of its refusals as the settings say', async () => {
      const salt = await addProduct(api, shop.supplier._id, { sku: 'B', unitOfMeasurement: 'kg' });
      await receive(api, salt._id, 10);
      const sale = await addOrder(api, orderInput([item(salt, 1.5)]));
      await setStatus(api, sale._id, { status: 'completed' });
      const lines = [{ productId: salt._id, quantity: 2 }];
      expect(await giveBack({ orderId: sale._id }, lines)).toMatchObject({
        fieldErrors: { 'lines[0].quantity': 'At most 1,5 can go back' },
      });
      await giveBack({ orderId: sale._id }, [{ productId: salt._id, quantity: 1.25 }]);
      expect(await api.call('DELETE', `orders/${sale._id}`)).toMatchObject({
        body: { message: '1,25 of Desk lamp went back. Undo the return first.' },
      });
    });
  });
}
