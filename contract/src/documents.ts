import {
  COST_SCALE,
  divideRounded,
  fromScaled,
  MONEY_SCALE,
  QUANTITY_SCALE,
  toScaled,
  type Decimal,
} from './decimal';
import type { Page, PageQuery, Sort, WriteResult } from './list';
import type { OrderType } from './orders';
import type { Permission } from './permissions';
import type { Product } from './products';
import type { AdjustmentReason } from './options';
import { sumQuantities } from './quantity';
import { msg, type Text } from './translate';

/** The documents with lines that move stock when somebody posts them. */
export const DOCUMENT_KINDS = ['delivery', 'customer-return', 'supplier-return', 'count'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

interface KindDescription {
  label: Text;
  /** Of the number: "DEL-2026-0001". */
  prefix: string;
  /** The type of order whose money it shows, and so who sees its prices. */
  type: OrderType;
  /** What creating, changing, posting and undoing need: one of them. */
  permissions: readonly Permission[];
}

export const DOCUMENTS: Record<DocumentKind, KindDescription> = {
  delivery: {
    label: msg('Delivery'),
    prefix: 'DEL',
    type: 'incoming',
    permissions: ['stock:receive'],
  },
  'customer-return': {
    label: msg('Customer return'),
    prefix: 'RET',
    type: 'outgoing',
    permissions: ['stock:receive', 'sales:write'],
  },
  'supplier-return': {
    label: msg('Return to supplier'),
    prefix: 'RTS',
    type: 'incoming',
    permissions: ['stock:receive'],
  },
  count: {
    label: msg('Stock count'),
    prefix: 'CNT',
    type: 'incoming',
    permissions: ['stock:adjust'],
  },
};

/** Only posted documents have moved stock; undone ones have taken it back. */
export const DOCUMENT_STATES = ['draft', 'posted', 'undone'] as const;
export type DocumentState = (typeof DOCUMENT_STATES)[number];
export const DOCUMENT_STATE_LABELS: Record<DocumentState, Text> = {
  draft: msg('Draft'),
  posted: msg('Posted'),
  undone: msg('Undone'),
};

/** The products of a count: all, of a category (its name) or a supplier (its id), or not counted for some days. */
export const COUNT_SCOPES = ['all', 'category', 'supplier', 'not-counted'] as const;
export type CountScope = (typeof COUNT_SCOPES)[number];

/** The line of one product; a document has at most one. */
export interface DocumentLine {
  productId: string;
  productName: string;
  productSku: string;
  unitOfMeasurement: string;
  /** What came, went back or was counted; null while nobody has entered it. */
  quantity: number | null;
  /** The part of `quantity` that does not stay in stock: rejected at a delivery, written off at a customer return. */
  rejected: number;
  /** '' without such a part. */
  rejectReason: AdjustmentReason | '';
  /** What the order still brought when the delivery began; the stock when somebody counted; else null. */
  expected: number | null;
  /** Of one unit: the price of a delivery or return, the cost in a count. Null means average cost. Some roles don't see it. */
  unitPrice: Decimal | null;
  /** Who entered it last, and when. */
  userName: string;
  savedAt: string;
  /** Counts the changes of the line; 0 before the first. */
  version: number;
}

/** A document without its lines. */
export interface DocumentSummary {
  _id: string;
  kind: DocumentKind;
  /** As in `DOCUMENTS`. */
  type: OrderType;
  /** DEL-2026-0001, RET-..., RTS-..., CNT-... */
  number: string;
  state: DocumentState;
  supplierId: string;
  /** The supplier, also of the products of a count, or the customer of a customer return; '' in other counts. */
  party: string;
  orderId: string | null;
  orderNumber: string | null;
  /** The delivery whose goods go back without an order. */
  deliveryId: string | null;
  /** The number of the delivery note. */
  reference: string;
  /** YYYY-MM-DD. */
  documentDate: string;
  notes: string;
  /** Null but for counts. */
  scope: CountScope | null;
  /** The category, the supplier's id or the number of days; '' for all products. */
  scopeValue: string;
  /** People count without seeing the stock. */
  isBlind: boolean;
  createdBy: string;
  createdAt: string;
  postedBy: string | null;
  postedAt: string | null;
  undoneBy: string | null;
  undoneAt: string | null;
  version: number;
  lineCount: number;
  /** quantity less rejected x price of a delivery; quantity x price of a return; difference x cost of a count. */
  totalAmount: Decimal;
}

export interface StockDocument extends DocumentSummary {
  lines: DocumentLine[];
}

/** What stays of a line of a delivery, in its unit. */
export function acceptedOf({ quantity, rejected }: DocumentLine): number {
  return sumQuantities([quantity ?? 0, -rejected]);
}

/** Counted less the stock of that moment; signed, and 0 for a product that nobody has counted. */
export function differenceOf({ quantity, expected }: DocumentLine): number {
  return quantity === null ? 0 : sumQuantities([quantity, -(expected ?? 0)]);
}

/** The money of a line, rounded once: of what stays, went back, or differs from the books; 0 without a price. */
export function amountOf(kind: DocumentKind, line: DocumentLine): Decimal {
  const { quantity, unitPrice } = line;
  if (quantity === null || unitPrice === null || unitPrice === undefined) return 0;
  const counted = kind === 'count' ? differenceOf(line) : quantity;
  const amount = kind === 'delivery' ? acceptedOf(line) : counted;
  const product = toScaled(amount, QUANTITY_SCALE) * toScaled(unitPrice, COST_SCALE);
  const places = 10n ** BigInt(QUANTITY_SCALE + COST_SCALE - MONEY_SCALE);
  return fromScaled(divideRounded(product, places), MONEY_SCALE);
}

/** Whether a count is about a product. One of "products not counted for some days" takes every other, too. */
export function isInScope(
  { scope, scopeValue }: Pick<DocumentSummary, 'scope' | 'scopeValue'>,
  { category, supplierId }: Pick<Product, 'category' | 'supplierId'>,
): boolean {
  if (scope === 'category') return category === scopeValue;
  return scope !== 'supplier' || supplierId === scopeValue;
}

export const DOCUMENT_SORT_KEYS = ['createdAt'] as const;
export type DocumentSort = Sort<(typeof DOCUMENT_SORT_KEYS)[number]>;

/** What a list shows: 'return' means both kinds of returns. */
export const DOCUMENT_LISTS = ['delivery', 'return', 'count'] as const;
export type DocumentListKind = (typeof DOCUMENT_LISTS)[number];

/** The kinds of documents in a list. */
export function kindsIn(list: DocumentListKind): readonly DocumentKind[] {
  return list === 'return' ? ['customer-return', 'supplier-return'] : [list];
}

export interface DocumentQuery extends PageQuery {
  kind?: DocumentListKind;
  state?: DocumentState;
  /** Part of the number, the party, the reference or the order's number. */
  search?: string;
  orderId?: string;
  /** With a line of it. */
  productId?: string;
  /** Default: newest first. */
  sort?: DocumentSort;
}

export interface DocumentList extends Page {
  documents: DocumentSummary[];
}
export interface DocumentResult {
  document: StockDocument;
}
export interface DocumentWriteResult extends WriteResult {
  document: StockDocument;
}

/** A product of a count; with `line` once somebody has entered it. */
export interface CountProduct extends Pick<
  Product,
  '_id' | 'name' | 'sku' | 'category' | 'unitOfMeasurement'
> {
  /** Null in a blind count, for people who may not approve it. */
  currentStock: number | null;
  line: DocumentLine | null;
}
export interface CountProductQuery extends PageQuery {
  countId: string;
  search?: string;
  /** true: only products that nobody has entered. */
  isOpen?: 'true' | 'false';
}
export interface CountProductList extends Page {
  products: CountProduct[];
}

/** What can still go back of an order, or of a delivery without one. */
export interface ReturnSource {
  kind: 'customer-return' | 'supplier-return';
  type: OrderType;
  orderId: string | null;
  deliveryId: string | null;
  /** Of the order or delivery. */
  number: string;
  party: string;
  lines: ReturnableLine[];
}
export interface ReturnableLine {
  productId: string;
  productName: string;
  productSku: string;
  unitOfMeasurement: string;
  /** Sold or received. */
  moved: number;
  returned: number;
  /** Of the sale; for a supplier, the average price at which the goods came. */
  unitPrice: Decimal | null;
}

/** The limit of the differences of a count, in money, above which posting needs 'counts:approve'; null for none. */
export interface CountSettings {
  approvalLimit: number | null;
}
