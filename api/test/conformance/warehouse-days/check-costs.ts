import type { StockMovementRecord } from '../../../src/store/stock-movements';
import type { Store } from '../../../src/store/store';

/** Of the product at a place, in deliveries and in orders. */
export const priceIn = {
  delivery: (place: number) => 7 + place,
  order: (place: number) => (333 + place) / 100,
};

const AT_AVERAGE: readonly string[] = ['Sale', 'Stock count'];

/**
 * Computes what each movement of a product must be worth from the movements before it: goods come at their price, leave
 * at the average cost, and come or go back at the cost that they left or came with.
 * @throws Error for a movement with another value
 */
export async function checkCosts(store: Store, productIds: readonly string[]): Promise<void> {
  const request = { filter: {}, position: null, limit: 10_000, sort: 'createdAt' } as const;
  const { records } = await store.repositories.stockMovements.list(request);
  for (const [place, id] of productIds.entries())
    checkProduct(
      place,
      records.filter(({ productId }) => productId === id),
    );
}

interface Sum {
  quantity: number;
  value: number;
}

function checkProduct(place: number, movements: readonly StockMovementRecord[]): void {
  let stock: Sum = { quantity: 0, value: 0 };
  const ofOrders = new Map<string, Sum>();
  const ofDocuments = new Map<string, Sum & { mayLack: boolean }>();
  for (const movement of movements) {
    const { reason, quantity, documentId } = movement;
    const moved = { quantity, value: Number(movement.exactValue) };
    const orderId = movement.orderId ?? '';
    if (reason === 'Stock Receipt') near(reason, moved.value, quantity * priceIn.delivery(place));
    if (reason === 'Purchase') near(reason, moved.value, quantity * priceIn.order(place));
    if (AT_AVERAGE.includes(reason) && stock.quantity > 0)
      near(reason, moved.value, (quantity * stock.value) / stock.quantity);
    if (reason === 'Customer return') {
      // What customers still have of the order.
      const sale = ofOrders.get(orderId) ?? stock;
      near(reason, moved.value, (quantity * sale.value) / sale.quantity);
    }
    const left = plus(stock, moved);
    if (left.quantity === 0) near(`value of no stock after ${reason}`, left.value, 0);
    else near(`cost after ${reason}`, Number(movement.costAfter), left.value / left.quantity);
    // Goods take the whole value along when they were the last, and never more than there is.
    const ownValue = ofDocuments.get(documentId ?? '')?.value ?? 0;
    const mayLack = left.quantity === 0 || stock.value < ownValue;
    stock = left;
    ofOrders.set(orderId, plus(ofOrders.get(orderId), moved));
    if (documentId) {
      const sum = ofDocuments.get(documentId);
      ofDocuments.set(documentId, {
        ...plus(sum, moved),
        mayLack: mayLack || (sum?.mayLack ?? false),
      });
    }
  }
  for (const { quantity, value, mayLack } of ofDocuments.values())
    if (quantity === 0 && !mayLack) near('an undone document', value, 0);
}

function plus(sum: Sum = { quantity: 0, value: 0 }, { quantity, value }: Sum): Sum {
  return { quantity: sum.quantity + quantity, value: sum.value + value };
}

/** Average costs have six decimals. */
function near(what: string, actual: number, expected: number): void {
  if (Math.abs(actual - expected) > 0.0001)
    throw new Error(`${what}: a value of ${actual} instead of ${expected}`);
}
