import type { DocumentList, ErrorBody, OrderResult, StockMovement } from '@stockroom/contract';
import { documentSteps } from './document-steps';
import { orderSteps } from './order-steps';
import {
  addOrder,
  item,
  movementsOf,
  productOf,
  purchaseInput,
  receive,
  setStatus,
} from './records';
import { DESK, LAMP, setUpShop } from './shop';
import { setUpTestApi, type MakeStore } from './test-api';

export function describeDocuments(makeStore: MakeStore): void {
  describe('documents', () => {
    const api = setUpTestApi(makeStore);
    const shop = setUpShop(api, { lamp: LAMP, desk: DESK });
    const { sell, buy, stock, open } = orderSteps(api, shop);
    const { write, find, enter, begin, count, post, undo, giveBack } = documentSteps(api);
    const detail = async (id: string) => (await api.read<OrderResult>(`orders/${id}`)).order;
    const valueOf = async () => {
      const movements = await movementsOf(api);
      const sum = movements.reduce((total, { value }) => total + Number(value), 0);
      return Math.round(sum * 100) / 100;
    };

    describe('a delivery', () => {
      it('of an order begins with what the order still brings, at its prices', async () => {
        const order = await buy(50);
        await receive(api, shop.lamp._id, 20, { orderId: order._id });
        const draft = await begin({ orderId: order._id });
        expect(draft).toMatchObject({
          kind: 'delivery',
          type: 'incoming',
          state: 'draft',
          lineCount: 0,
          totalAmount: 0,
          orderNumber: order.orderNumber,
          party: shop.supplier.companyName,
          number: expect.stringMatching(/^DEL-\d{4}-0001$/),
          lines: [{ productName: 'Desk lamp', quantity: null, expected: 30, version: 1 }],
        });
        expect(Number(draft.lines[0]?.unitPrice)).toBe(80);
      });

      it('receives what stays, and completes an order that expects nothing more', async () => {
        const order = await buy(10);
        const first = await begin({ orderId: order._id, reference: 'WB-7' });
        await enter(first._id, [
          [shop.lamp, 8, { rejected: 2, rejectReason: 'Damaged' }],
          [shop.desk, 1, { unitPrice: 25.5 }],
        ]);
        const posted = await post(await find(first._id));
        expect(posted).toMatchObject({ status: 200, document: { state: 'posted', lineCount: 2 } });
        expect([await stock(), await stock(shop.desk)]).toEqual([6, 1]);
        expect((await detail(order._id)).items).toMatchObject([
          { received: 6, rejected: 2, returned: 0, outstanding: 4 },
        ]);
        const rest = await begin({ orderId: order._id });
        await enter(rest._id, [[shop.lamp, 4]]);
        await post(await find(rest._id));
        expect(await detail(order._id)).toMatchObject({ status: 'completed', isRestClosed: false });
        expect(await stock()).toBe(10);
        const [newest] = await movementsOf(api);
        expect(newest).toMatchObject<Partial<StockMovement>>({
          reason: 'Stock Receipt',
          quantity: 4,
          orderNumber: order.orderNumber,
          documentId: rest._id,
          documentNumber: rest.number,
          documentKind: 'delivery',
        });
      });

      it('without prices receives at the average cost, and shows it', async () => {
        await receive(api, shop.lamp._id, 4, { purchasePrice: 12.5 });
        const draft = await begin({ supplierId: shop.supplier._id });
        await enter(draft._id, [[shop.lamp, 2]]);
        const { document } = await post(draft);
        expect(document.totalAmount).toBe(25);
        expect(Number(document.lines[0]?.unitPrice)).toBe(12.5);
        expect(await valueOf()).toBe(75);
      });

      it('is undone as a whole at its own cost, and its order goes on', async () => {
        await receive(api, shop.lamp._id, 10, { purchasePrice: 10 });
        const order = await buy(5);
        const draft = await begin({ orderId: order._id });
        await enter(draft._id, [[shop.lamp, 5]]);
        const { document } = await post(await find(draft._id));
        expect(await valueOf()).toBe(500);
        const undone = await undo(document);
        expect(undone).toMatchObject({ status: 200, document: { state: 'undone' } });
        expect([await stock(), await valueOf()]).toEqual([10, 100]);
        expect(await detail(order._id)).toMatchObject({ status: 'processing' });
        expect(await open()).toMatchObject({ expected: 5 });
        expect(await undo(undone.document)).toMatchObject({ status: 409 });
      });

      it('of an order names the goods that went back when it cannot be undone', async () => {
        const order = await buy(5);
        const draft = await begin({ orderId: order._id });
        await enter(draft._id, [[shop.lamp, 5]]);
        const { document } = await post(await find(draft._id));
        await giveBack({ orderId: order._id }, [{ productId: shop.lamp._id, quantity: 2 }]);
        expect(await undo(document)).toMatchObject({
          status: 409,
          code: 'HAS_RETURNS',
          message: '2 of Desk lamp went back. Undo the return first.',
        });
      });

      it('is never of a future day', async () => {
        const header = { orderId: '', supplierId: shop.supplier._id, documentDate: '2999-01-01' };
        expect(await api.fieldErrors('POST', 'deliveries', header)).toEqual({
          documentDate: 'Date cannot be in the future',
        });
      });

      it('cannot be undone once its goods are sold or went back', async () => {
        const draft = await begin({ supplierId: shop.supplier._id });
        await enter(draft._id, [[shop.lamp, 5, { unitPrice: 7 }]]);
        const { document } = await post(await find(draft._id));
        const back = await giveBack({ deliveryId: draft._id }, [
          { productId: shop.lamp._id, quantity: 2 },
        ]);
        expect(await undo(document)).toMatchObject({ status: 409, code: 'HAS_RETURNS' });
        await undo(back.document);
        const sale = await sell(3);
        await setStatus(api, sale._id, { status: 'completed' });
        expect(await undo(document)).toMatchObject({
          status: 409,
          code: 'INSUFFICIENT_STOCK',
          lines: [{ need: 5, have: 2, short: 3 }],
        });
      });

      it('refuses wrong lines at their fields, and writes none', async () => {
        const draft = await begin({ supplierId: shop.supplier._id });
        const refused = await enter(draft._id, [
          [shop.desk, 1],
          [shop.lamp, 1.5, { rejected: 2, rejectReason: '' }],
        ]);
        expect(refused.body.fieldErrors).toEqual({
          'lines[1].rejected': 'This cannot be more than the whole quantity',
          'lines[1].rejectReason': 'Please select a reason',
        });
        const part = { rejected: 0.5, rejectReason: 'Damaged' };
        expect((await enter(draft._id, [[shop.lamp, 1.5, part]])).body.fieldErrors).toEqual({
          'lines[0].quantity': 'Quantity must be a whole number for this unit',
          'lines[0].rejected': 'Rejected quantity must be a whole number for this unit',
        });
        expect((await find(draft._id)).lines).toEqual([]);
        expect(await post(await find(draft._id))).toMatchObject({
          status: 422,
          fieldErrors: { lines: 'Enter the quantity of at least one product' },
        });
      });

      it('tells two people who enter the same line', async () => {
        const draft = await begin({ supplierId: shop.supplier._id });
        await enter(draft._id, [[shop.lamp, 5]]);
        const late = await enter(draft._id, [[shop.lamp, 6, { version: 0 }]]);
        expect(late.status).toBe(409);
        expect(late.body).toMatchObject({
          code: 'VERSION_CONFLICT',
          message: 'user@example.com entered 5 pieces of Desk lamp in the meantime',
        });
        // Somebody whose answer got lost is not told; another person with the same number is.
        expect((await enter(draft._id, [[shop.lamp, 5, { version: 0 }]])).status).toBe(200);
        const colleague = await api.signUp('colleague@example.com');
        const same = await enter(draft._id, [[shop.lamp, 5, { version: 0 }]], colleague);
        expect(same.status).toBe(409);
        await enter(draft._id, [[shop.lamp, null]]);
        expect((await find(draft._id)).lines).toEqual([]);
      });
    });

    describe('closing the rest of a purchase', () => {
      it('completes it with what came', async () => {
        const order = await buy(10);
        await receive(api, shop.lamp._id, 8, { orderId: order._id });
        await setStatus(api, order._id, { status: 'completed', closeRest: true });
        expect(await stock()).toBe(8);
        expect(await open()).toMatchObject({ expected: 0 });
        const closed = await detail(order._id);
        expect(closed).toMatchObject({ status: 'completed', isRestClosed: true });
        expect(closed.items).toMatchObject([{ received: 8, outstanding: 0 }]);
        await setStatus(api, order._id, { status: 'processing' });
        expect(await detail(order._id)).toMatchObject({ isRestClosed: false });
        expect(await open()).toMatchObject({ expected: 2 });
      });

      it('is refused for a sale', async () => {
        const sale = await sell(1);
        const body = { status: 'completed', closeRest: true };
        expect(await api.fieldErrors('PATCH', `orders/${sale._id}/status`, body)).toEqual({
          closeRest: 'Only a purchase order has a rest to close',
        });
      });
    });

    it('are listed by kind, state and words, and a draft can go', async () => {
      const order = await addOrder(api, purchaseInput(shop.supplier._id, [item(shop.lamp, 2)]));
      const draft = await begin({ orderId: order._id, reference: 'WB-42' });
      await count();
      const list = async (query: string) =>
        (await api.read<DocumentList>(`documents?${query}`)).documents.map(({ number }) => number);
      expect(await list('kind=delivery&state=draft&search=wb-42')).toEqual([draft.number]);
      expect(await list(`orderId=${order._id}`)).toEqual([draft.number]);
      expect(await list('kind=return')).toEqual([]);
      expect(await write('DELETE', `documents/${draft._id}`)).toMatchObject({ status: 200 });
      expect(await list('kind=delivery')).toEqual([]);
      expect((await api.call<ErrorBody>('GET', `documents/${draft._id}`)).status).toBe(404);
      expect((await productOf(api, shop.lamp._id)).currentStock).toBe(0);
    });
  });
}
