import {
  CUSTOMER_RETURN_UNDONE_REASON,
  msg,
  RECEIPT_UNDONE_REASON,
  sumQuantities,
  SUPPLIER_RETURN_UNDONE_REASON,
  type StockDocument,
} from '@stockroom/contract';
import { validationFailed, versionConflict } from '../errors';
import { findPostings, type OrderPosting } from '../orders/order-postings';
import { followUndo } from '../orders/order-service';
import { goodsWentBack } from '../orders/order-stock';
import { byId } from '../records';
import { postChanges, type StockChange } from '../stock-movements/ledger';
import type { DocumentRecord } from '../store/documents';
import type { StockMovementRecord } from '../store/stock-movements';
import type { Work } from '../unit-of-work';
import { lockDocument, settleDocument } from './document-service';
import { refuseShortage } from './return-service';

const REASONS = {
  delivery: RECEIPT_UNDONE_REASON,
  'customer-return': CUSTOMER_RETURN_UNDONE_REASON,
  'supplier-return': SUPPLIER_RETURN_UNDONE_REASON,
};

/**
 * Takes back what a delivery or return has posted, at its own cost. A purchase that its goods completed goes on.
 * @throws ApiError NOT_FOUND, FORBIDDEN, VERSION_CONFLICT, INSUFFICIENT_STOCK, HAS_RETURNS
 */
export async function undoDocument(
  work: Work,
  id: string,
  version: number,
): Promise<StockDocument> {
  const document = await lockDocument(work, id);
  if (document.kind === 'count')
    throw validationFailed({ id: msg('A count stays. Count again to correct it.') });
  if (document.state !== 'posted' || document.version !== version)
    throw versionConflict('document');
  const { orders, products, stockMovements } = work.repositories;
  const order = document.orderId === null ? null : await orders.lock(document.orderId);
  const movements = await stockMovements.ofDocument(id);
  await refuseReturned(work, document, movements);
  const locked = byId(await products.lock(movements.map(({ productId }) => productId)));
  const reason = REASONS[document.kind];
  const changes = movements.reverse().map((movement): StockChange => {
    const product = locked.get(movement.productId);
    if (!product) throw new Error('A movement has its product');
    const change = { product, reason, notes: document.number, documentId: id };
    // What was written off names no order.
    const isOfOrder = order !== null && movement.orderId !== null;
    return { ...change, ...reversed(movement), ...(isOfOrder && { order }) };
  });
  refuseShortage(changes);
  await postChanges(work, changes);
  if (order && document.kind === 'delivery') await followUndo(work, order);
  return settleDocument(work, document, 'undone');
}

function reversed({ quantity, exactValue }: StockMovementRecord) {
  return { quantity: -quantity, value: exactValue.replace('-', '') };
}

/** Goods of a delivery may have gone back. */
async function refuseReturned(
  work: Work,
  { kind, _id: deliveryId, orderId }: DocumentRecord,
  movements: readonly StockMovementRecord[],
): Promise<void> {
  if (kind !== 'delivery') return;
  const { documents, stockMovements } = work.repositories;
  const quantities = new Map(movements.map(({ productId, quantity }) => [productId, quantity]));
  const isNeeded = ({ productId, received, returned: gone }: OrderPosting) =>
    sumQuantities([received, -(quantities.get(productId) ?? 0)]) < gone;
  const [returned] =
    orderId === null
      ? await documents.posted('supplier-return', { deliveryId })
      : (await findPostings(stockMovements, orderId))
          .filter(isNeeded)
          .map(({ productId, returned: quantity }) => ({ productId, quantity }));
  if (returned) throw await goodsWentBack(work, returned.productId, returned.quantity);
}
