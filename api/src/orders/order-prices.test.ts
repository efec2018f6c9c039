import { toDigits } from '@stockroom/contract';
import fc from 'fast-check';
import { productInput, purchaseInput, receiptInput, supplierInput } from '../conformance/records';
import { newId } from '../ids';
import { createProduct } from '../products/product-service';
import { postReceipt } from '../stock-movements/stock-movement-service';
import { createMemoryStore } from '../store/memory/memory-store';
import { createSupplier } from '../suppliers/supplier-service';
import type { Work } from '../work';
import { changeOrderStatus, createOrder, updateOrder } from './order-service';

const lot = fc.record({
  quantity: fc.integer({ min: 1, max: 40 }),
  unitPrice: fc.integer({ min: 0, max: 99_999 }).map((cents) => cents / 100),
});
const items = fc.array(lot, { minLength: 1, maxLength: 3 });

/** What averages of 6 decimals leave of so few units, and each is rounded to cents. */
const ROUNDING = 0.011;

test('whatever is corrected in a completed purchase, the stock is worth what it says', () =>
  fc.assert(
    fc.asyncProperty(lot, fc.array(items, { minLength: 2, maxLength: 6 }), async (first, edits) => {
      const store = createMemoryStore();
      await store.transaction(async (repositories) => {
        const now = '2026-11-21T09:00:00.000Z';
        const work: Work = { repositories, actor: { id: newId(), name: 'buyer' }, now };
        const value = async () =>
          Number(toDigits((await repositories.dashboard.stats()).totalValue));
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
          const spent = Number(toDigits(order.totalAmount));
          expect(Math.abs((await value()) - before - spent)).toBeLessThan(ROUNDING);
        }
        await changeOrderStatus(work, order._id, { status: 'cancelled', force: false });
        expect(Math.abs((await value()) - before)).toBeLessThan(ROUNDING);
      });
    }),
    { numRuns: 300, seed: 20_261_121 },
  ));
