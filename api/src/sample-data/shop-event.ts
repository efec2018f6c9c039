import type { AdjustmentReason, OrderStatus } from '@stockroom/contract';

/** When something happened, in days before the demo begins; a fraction is the time of day. */
interface Dated {
  daysAgo: number;
}

/** A product and how much of it, in thousandths of its unit. */
interface Amount {
  sku: string;
  thousandths: number;
}

export interface PlannedItem extends Amount {
  /** In cents. */
  price: number;
}

export interface PlannedOrder {
  /** What later events call it. */
  key: string;
  /** The place of the supplier, or the name of the customer. */
  party: number | string;
  notes: string;
  items: PlannedItem[];
}

/** One document or change, as a person at the counter would make it. */
export type ShopEvent = Dated &
  (
    | { kind: 'product'; sku: string }
    | { kind: 'receipt'; item: PlannedItem; reference: string; notes: string; orderKey?: string }
    | { kind: 'adjustment'; amount: Amount; reason: AdjustmentReason; notes: string }
    | { kind: 'order'; order: PlannedOrder }
    | { kind: 'edit'; order: PlannedOrder }
    | { kind: 'status'; orderKey: string; status: OrderStatus; force?: boolean }
    | { kind: 'delete'; orderKey: string }
  );

/** A change of stock that is settled; signed. */
export interface Flow extends Dated, Amount {}
