import {
  acceptedOf,
  isOpen,
  msg,
  type DeliveryInput,
  type DocumentLine,
  type StockDocument,
} from '@stockroom/contract';
import { validationFailed } from '../errors';
import { byId, isId } from '../records';
import { findPostings } from '../orders/order-postings';
import { orderedQuantity, orderedValue } from '../orders/order-prices';
import { followReceipts } from '../orders/order-service';
import { planStock } from '../orders/order-stock';
import { averageOf, usualCost } from '../stock-movements/average-cost';
import { postAll, receiptOf, type Posting } from '../stock-movements/stock-movement-service';
import type { DocumentRecord } from '../store/documents';
import type { OrderRecord } from '../store/orders';
import { requireSupplier } from '../suppliers/supplier-service';
import type { Work } from '../unit-of-work';
import { beginDocument, findDocument, lockDraft, record, settleDocument } from './document-service';
import { lineFor, lockLines, type LockedLine } from './document-lines';

/**
 * Begins a delivery: from a supplier, or from a purchase order, with a line for each product that it still brings.
 * @throws ApiError VALIDATION_FAILED
 */
export async function createDelivery(work: Work, input: DeliveryInput): Promise<StockDocument> {
  const { repositories } = work;
  const { orderId, supplierId, ...header } = input;
  const order = orderId === '' ? null : await lockOpenOrder(work, orderId);
  const party = order
    ? order.supplierName
    : (await requireSupplier(repositories, supplierId)).companyName;
  const document = await beginDocument(
    work,
    'delivery',
    {
      ...header,
      party,
      supplierId: order?.supplierId ?? supplierId,
      orderId: order?._id ?? null,
      orderNumber: order?.orderNumber ?? null,
    },
    order ? await expectedLines(work, order) : [],
  );
  await record(work, document, 'created');
  return findDocument(repositories, document._id);
}

async function expectedLines(work: Work, order: OrderRecord): Promise<DocumentLine[]> {
  const { stockMovements, products } = work.repositories;
  const { outstanding } = planStock(order, await findPostings(stockMovements, order._id));
  const known = byId(await products.findMany(outstanding.map(({ productId }) => productId)));
  return outstanding.flatMap(({ productId, quantity: expected }) => {
    const product = known.get(productId);
    if (!product || product.archivedAt !== null) return [];
    const unitPrice = orderedPrice(order, productId);
    return lineFor(work, product, { quantity: null, expected, unitPrice });
  });
}

/** The average price of one unit in the items of an order; null for a product that it does not name. */
export function orderedPrice(order: OrderRecord, productId: string): string | null {
  const quantity = orderedQuantity(order, productId);
  const value = quantity === 0 ? null : orderedValue(order, productId, quantity);
  return value === null ? null : averageOf(value, quantity);
}

/**
 * Receives what stays of each line. An order that expects nothing more is completed.
 * @throws ApiError VERSION_CONFLICT; VALIDATION_FAILED at a line, or for an order that is not open any more
 */
export async function postDelivery(
  work: Work,
  id: string,
  version: number,
): Promise<StockDocument> {
  const document = await lockDraft(work, id, version);
  // Every transaction locks documents before orders, and orders before products.
  const order = document.orderId === null ? null : await lockOpenOrder(work, document.orderId);
  const lines = await lockLines(work, document);
  await priceLines(work, document, lines);
  await postAll(
    work,
    lines.flatMap(({ line, product }): Posting[] => {
      const quantity = acceptedOf(line);
      if (quantity === 0) return [];
      const { reference: supplierReference, notes } = document;
      const receipt = receiptOf(product, {
        quantity,
        supplierReference,
        notes,
        purchasePrice: line.unitPrice ?? undefined,
      });
      const field = `lines.${product._id}.quantity`;
      return [{ ...receipt, ...(order && { order }), documentId: id, field }];
    }),
  );
  if (order) await followReceipts(work, order);
  return settleDocument(work, document, 'posted');
}

/** Lines without a price come in at the average cost, and the document shows it. */
async function priceLines(
  { repositories }: Work,
  { _id }: DocumentRecord,
  lines: readonly LockedLine[],
): Promise<void> {
  const unpriced = lines.filter(({ line }) => line.unitPrice === null);
  const priced = unpriced.map(({ line, product }) => ({ ...line, unitPrice: usualCost(product) }));
  if (priced.length > 0) await repositories.documents.saveLines(_id, priced);
}

/** @throws ApiError VALIDATION_FAILED at `orderId` */
async function lockOpenOrder({ repositories }: Work, orderId: string): Promise<OrderRecord> {
  const order = isId(orderId) ? await repositories.orders.lock(orderId) : null;
  if (order?.type !== 'incoming' || order.archivedAt !== null || !isOpen(order.status))
    throw validationFailed({
      orderId: msg('This is not an open purchase order. Reopen it, or delete this draft.'),
    });
  return order;
}
