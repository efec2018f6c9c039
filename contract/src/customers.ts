import type { UndoMergeInput } from './customer-schema';
import type { Decimal } from './decimal';
import type { Page, WriteResult } from './list';
import type { OrderSummary } from './orders';

/** Names of earlier customers, those of the newest orders first. */
export interface CustomerList extends Pick<Page, 'searchedFor'> {
  customers: string[];
}

/** Of the sales orders with a name, without deleted ones. */
export interface CustomerFigures {
  orders: number;
  /** Of completed orders, less what came back. Answers leave out money that the reader may not see. */
  revenue?: Decimal;
  /** What came back, at selling prices. */
  returned?: Decimal;
  /** Null without orders. */
  firstOrderAt: string | null;
  lastOrderAt: string | null;
}

/** A name on sales orders, and how many have it. */
export interface CustomerName {
  name: string;
  orders: number;
}

/** Everything that the page of a customer shows: what the sales orders with exactly this name say. */
export interface CustomerOverview {
  name: string;
  figures: CustomerFigures;
  /** Names that differ only in case and in letters that look alike. */
  similar: CustomerName[];
  /** Different notes of the newest orders: people write contacts there. */
  notes: string[];
  /** The newest ones. */
  orders: OrderSummary[];
}

export interface MergeResult extends WriteResult {
  /** What undoes it. */
  merge: UndoMergeInput;
}
export interface UndoMergeResult extends WriteResult {
  renamed: number;
  /** Orders that stay, because somebody has deleted them or given them another customer since. */
  kept: number;
}
