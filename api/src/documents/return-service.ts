import {
  CUSTOMER_RETURN_REASON,
  DOCUMENTS,
  formatNumber,
  msg,
  ORDER_MONEY_PERMISSIONS,
  SUPPLIER_RETURN_REASON,
  sumQuantities,
  type ReturnInput,
  type ReturnSource,
  type StockDocument,
} from '@stockroom/contract';
import { requireAccess } from '../auth/access';
import { insufficientStock, validationFailed, type FieldTexts } from '../errors';
import { byId, findRecord, isId, requireLive } from '../records';
import {
  findPostings,
  noPosting,
  valueOfReturn,
  type OrderPosting,
} from '../orders/order-postings';
import { averageOf, shareOf } from '../stock-movements/average-cost';
import { postChanges, shortageOf, type StockChange } from '../stock-movements/ledger';
import type { StoredDocument } from '../store/documents';
import type { OrderRecord } from '../store/orders';
import type { ProductRecord, Repositories } from '../store/store';
import type { Work } from '../unit-of-work';
import { orderedPrice } from './delivery-service';
import { errorsOf, lineFor } from './document-lines';
import { beginDocument, settleDocument } from './document-service';

/** What a return takes goods back of: an order, or a delivery without one. */
interface Returnable {
  kind: 'customer-return' | 'supplier-return';
  order: OrderRecord | null;
  delivery: StoredDocument | null;
  postings: OrderPosting[];
}

type SourceIds = Pick<ReturnInput, 'orderId' | 'deliveryId'>;

/** What can still go back. @throws ApiError NOT_FOUND; VALIDATION_FAILED */
export async function findReturnSource(
  repositories: Repositories,
  ids: SourceIds,
): Promise<ReturnSource> {
  const source = await findReturnable(repositories, ids, 'find');
  const { kind, order, delivery, postings } = source;
  const productIds = postings.map(({ productId }) => productId);
  const known = byId(await repositories.products.findMany(productIds));
  const ordered = order?.items.map(({ productId }) => productId) ?? [];
  const placeOf = ({ productId }: OrderPosting) => ordered.indexOf(productId);
  const sorted = postings.toSorted((left, right) => placeOf(left) - placeOf(right));
  const lines = sorted.flatMap((posting) => {
    const { productId, posted, returned } = posting;
    const product = known.get(productId);
    if (!product || posted === 0) return [];
    const { name: productName, sku: productSku, unitOfMeasurement } = product;
    const unitPrice = priceOf(source, posting);
    const named = { productId, productName, productSku, unitOfMeasurement };
    return { ...named, moved: Math.abs(posted), returned, unitPrice };
  });
  return {
    kind,
    type: DOCUMENTS[kind].type,
    lines,
    orderId: order?._id ?? null,
    deliveryId: delivery?._id ?? null,
    number: order?.orderNumber ?? delivery?.number ?? '',
    party: partyOf(source),
  };
}

/**
 * Takes goods back, or sends them back to the supplier, at the cost that they went or came with.
 * @throws ApiError NOT_FOUND, FORBIDDEN, INSUFFICIENT_STOCK; VALIDATION_FAILED at a line beyond what can go back
 */
export async function createReturn(work: Work, input: ReturnInput): Promise<StockDocument> {
  const { repositories } = work;
  const source = await findReturnable(repositories, input, 'lock');
  const { kind, order, delivery } = source;
  requireAccess(work.actor, DOCUMENTS[kind].permissions);
  const lines = await checkedLines(work, source, input);
  const document = await beginDocument(
    work,
    kind,
    {
      documentDate: input.documentDate,
      notes: input.notes,
      supplierId: order?.supplierId ?? delivery?.supplierId ?? '',
      party: partyOf(source),
      orderId: order?._id ?? null,
      orderNumber: order?.orderNumber ?? null,
      deliveryId: delivery?._id ?? null,
    },
    lines.map(({ product, line: { quantity, rejected, rejectReason }, unitPrice }) =>
      lineFor(work, product, { quantity, rejected, rejectReason, unitPrice }),
    ),
  );
  const changes = lines.flatMap((line) => changesOf(source, line, document.number));
  refuseShortage(changes);
  await postChanges(
    work,
    changes.map((change) => ({ ...change, documentId: document._id })),
  );
  return settleDocument(work, document, 'posted');
}

interface CheckedLine {
  line: ReturnInput['lines'][number];
  product: ProductRecord;
  posting: OrderPosting;
  unitPrice: string | number | null;
}

async function checkedLines(
  work: Work,
  { kind, order, postings }: Returnable,
  { lines }: ReturnInput,
): Promise<CheckedLine[]> {
  const { products } = work.repositories;
  const ids = lines.map(({ productId }) => productId).filter(isId);
  const locked = byId(await products.lock(ids));
  const format = await work.repositories.settings.system();
  const seen = new Set<string>();
  const errors: FieldTexts = {};
  const checked = lines.flatMap((line, index): CheckedLine[] => {
    const { productId, quantity, rejected, unitPrice } = line;
    const path = `lines[${index}]`;
    const product = locked.get(productId);
    const posting = postings.find((one) => one.productId === productId) ?? noPosting(productId);
    const left = sumQuantities([Math.abs(posting.posted), -posting.returned]);
    if (unitPrice !== undefined)
      requireAccess(work.actor, ORDER_MONEY_PERMISSIONS[DOCUMENTS[kind].type]);
    // An archived product can still go back.
    Object.assign(errors, errorsOf(line, product && { ...product, archivedAt: null }, path));
    if (quantity > left || seen.has(productId))
      errors[`${path}.quantity`] = msg('At most {left} can go back', {
        left: formatNumber(left, format),
      });
    if (kind === 'supplier-return' && rejected > 0)
      errors[`${path}.rejected`] = msg('Only goods from a customer can be written off');
    seen.add(productId);
    const price = unitPrice ?? priceOf({ kind, order }, posting);
    return product && quantity > 0 ? [{ line, product, posting, unitPrice: price }] : [];
  });
  if (Object.keys(errors).length > 0) throw validationFailed(errors);
  return checked;
}

/** Goods from a customer come in whole; what is written off goes out again at the same cost. */
function changesOf(
  { kind, order }: Returnable,
  { line, product, posting }: CheckedLine,
  notes: string,
): StockChange[] {
  const { quantity, rejected, rejectReason } = line;
  const value = valueOfReturn(posting, quantity);
  const ofOrder = order ? { order } : {};
  if (kind === 'supplier-return') {
    return [
      { product, quantity: -quantity, value, reason: SUPPLIER_RETURN_REASON, notes, ...ofOrder },
    ];
  }
  const back = { product, quantity, value, reason: CUSTOMER_RETURN_REASON, notes, ...ofOrder };
  if (rejected === 0) return [back];
  const lost = shareOf(value, rejected, quantity);
  return [back, { product, quantity: -rejected, value: lost, reason: rejectReason, notes }];
}

/** @throws ApiError INSUFFICIENT_STOCK */
export function refuseShortage(changes: readonly StockChange[]): void {
  const sums = new Map<string, StockChange>();
  for (const change of changes) {
    const before = sums.get(change.product._id)?.quantity ?? 0;
    const quantity = sumQuantities([before, change.quantity]);
    sums.set(change.product._id, { ...change, quantity });
  }
  const shortages = [...sums.values()].map(shortageOf).filter((shortage) => shortage !== null);
  if (shortages.length > 0) throw insufficientStock(shortages);
}

async function findReturnable(
  repositories: Repositories,
  { orderId, deliveryId }: SourceIds,
  how: 'find' | 'lock',
): Promise<Returnable> {
  if ((orderId === '') === (deliveryId === ''))
    throw validationFailed({ orderId: msg('A return needs an order or a delivery') });
  if (orderId === '') return returnableOf(repositories, deliveryId, how);
  const order = requireLive('Order', await findRecord('Order', orderId, repositories.orders[how]));
  const postings = await findPostings(repositories.stockMovements, orderId);
  const kind = order.type === 'incoming' ? 'supplier-return' : 'customer-return';
  return { kind, order, delivery: null, postings };
}

/** Of a delivery without an order: goods of an order go back by the order. */
async function returnableOf(
  { documents, stockMovements }: Repositories,
  id: string,
  how: 'find' | 'lock',
): Promise<Returnable> {
  const delivery = await findRecord('Document', id, async (own) => {
    if (how === 'lock') await documents.lock(own);
    return documents.find(own);
  });
  if (delivery.kind !== 'delivery' || delivery.state !== 'posted' || delivery.orderId !== null)
    throw validationFailed({ deliveryId: msg('Only a posted delivery without an order fits') });
  const returned = await documents.posted('supplier-return', { deliveryId: id });
  const back = new Map(returned.map(({ productId, quantity }) => [productId, quantity]));
  const postings = (await stockMovements.ofDocument(id)).map((movement): OrderPosting => {
    const { productId, quantity, exactValue } = movement;
    const gone = back.get(productId) ?? 0;
    const receivedValue = shareOf(exactValue, sumQuantities([quantity, -gone]), quantity);
    return {
      productId,
      posted: quantity,
      received: quantity,
      returned: gone,
      receivedValue,
      value: '0',
    };
  });
  return { kind: 'supplier-return', order: null, delivery, postings };
}

function partyOf({ order, delivery }: Returnable): string {
  return order ? order.customerName + order.supplierName : (delivery?.party ?? '');
}

/** The price of the sale; goods for a supplier have the average price at which they came. */
function priceOf(
  { kind, order }: Pick<Returnable, 'kind' | 'order'>,
  posting: OrderPosting,
): string | null {
  if (kind === 'customer-return') return order && orderedPrice(order, posting.productId);
  const left = sumQuantities([posting.posted, -posting.returned]);
  return left > 0 ? averageOf(valueOfReturn(posting, left), left) : null;
}
