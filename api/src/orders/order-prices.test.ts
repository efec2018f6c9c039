import { sumMoney } from '@stockroom/contract';
import fc from 'fast-check';
import {
  productInput,
  purchaseInput,
  receiptInput,
  supplierInput,
} from '../../test/conformance/records';
import { newId } from '../records';
import { createProduct } from '../products/product-service';
import { postReceipt } from '../stock-movements/stock-movement-service';
import { createMemoryStore } from '../store/memory/memory-store';
import { createSupplier } from '../suppliers/supplier-service';
import type { Work } from '../unit-of-work';
import { changeOrderStatus, createOrder, updateOrder } from './order-service';

const lot = fc.record({
  quantity: fc.integer({ min: 1, max: 40 }),
  unitPrice: fc.integer({ min: 0, max: 99_999 }).map((cents) => cents / 100),
});
const items = fc.array(lot, { minLength: 1, maxLength: 3 });

test('the stock is worth what a completed purchase says, after any correction', () =>
  fc.assert(
    fc.asyncProperty(lot, fc.array(items, { minLength: 2, maxLength: 6 }), async (first, edits) => {
      const store = createMemoryStore();
      await store.transaction(async (repositories) => {
        const now = '2026-11-21T09:00:00.000Z';
        const work: Work = {
          repositories,
          actor: { id: newId(), name: 'buyer', role: 'owner' },
          now,
        };
        const value = async () => (await repositories.dashboard.stats()).totalValue;
        const { _id: supplierId } = await createSupplier(work, supplierInput());
        const { _id: productId } = await createProduct(work, productInput(supplierId));
        const { quantity, unitPrice: purchasePrice } = first;
        await postReceipt(work, receiptInput(productId, quantity, { purchasePrice }));
        const before = await value();
        const inputOf = (lots: (typeof edits)[number]) =>
          purchaseInput(
            supplierId,
            lots.map((one) => ({ ...one, productId })),
          );
        const created = await createOrder(work, inputOf(edits[0] ?? []));
        const completed = { status: 'completed', force: false } as const;
        let { order } = await changeOrderStatus(work, created.order._id, completed);
        for (const lots of edits) {
          const update = { ...inputOf(lots), version: order.version, force: false };
          ({ order } = await updateOrder(work, order._id, update));
          expect(await value()).toBe(sumMoney([before, order.totalAmount]));
        }
        await changeOrderStatus(work, order._id, { status: 'cancelled', force: false });
        expect(await value()).toBe(before);
      });
    }),
    { numRuns: 300, seed: 20_261_121 },
  ));
