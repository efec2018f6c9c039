import { RECEIPT_REASON, sumQuantities, type Decimal } from '@stockroom/contract';
import { averageCostAfter } from '../stock-movements/average-cost';
import type { OrderMovement, StockMovementRepository } from '../store/stock-movements';

/** What the movements of one order add up to for one product; a number is signed. */
export interface OrderPosting {
  productId: string;
  posted: number;
  /** The part of `posted` that came by receipts booked against the order. */
  received: number;
  /** What one unit of the rest came or went for; null where there is no rest. */
  unitCost: Decimal | null;
}

/** By product. */
export async function findPostings(
  stockMovements: Pick<StockMovementRepository, 'ofOrder'>,
  orderId: string,
): Promise<OrderPosting[]> {
  const postings = new Map<string, OrderPosting>();
  for (const movement of await stockMovements.ofOrder(orderId)) {
    const { productId } = movement;
    const posting = { productId, posted: 0, received: 0, unitCost: null };
    postings.set(productId, plus(postings.get(productId) ?? posting, movement));
  }
  return [...postings.values()];
}

function plus(posting: OrderPosting, { quantity, reason, unitCost }: OrderMovement): OrderPosting {
  const posted = sumQuantities([posting.posted, quantity]);
  if (reason === RECEIPT_REASON)
    return { ...posting, posted, received: sumQuantities([posting.received, quantity]) };
  return { ...posting, posted, unitCost: unitCostAfter(posting, quantity, unitCost) };
}

/** What goes back takes its cost with it, whatever it was booked at. */
function unitCostAfter(posting: OrderPosting, quantity: number, unitCost: string): Decimal | null {
  const before = ownQuantity(posting);
  const after = sumQuantities([before, quantity]);
  if (after === 0) return null;
  if (Math.sign(after) !== Math.sign(before)) return unitCost;
  if (Math.abs(after) < Math.abs(before)) return posting.unitCost;
  const stock = { quantity: Math.abs(before), averageCost: posting.unitCost };
  return averageCostAfter(stock, Math.abs(quantity), unitCost);
}

/** What the order has moved by itself, without receipts; signed. */
export function ownQuantity({ posted, received }: OrderPosting): number {
  return sumQuantities([posted, -received]);
}
