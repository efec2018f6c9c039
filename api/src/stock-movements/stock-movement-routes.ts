import {
  absoluteAdjustmentSchema,
  adjustmentSchemaFor,
  DOCUMENT_KINDS,
  MOVEMENT_REASONS,
  msg,
  reasonText,
  receiptSchema,
  relativeAdjustmentSchema,
  unitText,
  type STOCK_MOVEMENT_SORT_KEYS,
  type StockMovement,
  type Text,
  type Translate,
} from '@stockroom/contract';
import { EXPORT_FILTERS, type ExportParameters } from '../exports/export-list';
import {
  moneyColumn,
  numberColumn,
  textColumn,
  timeColumn,
  type ExportColumn,
} from '../exports/export-table';
import { exportableRoute } from '../exports/exportable-route';
import { choiceFilter, flagFilter, idFilter, PERIOD_FILTERS, searchFilter } from '../http/filters';
import type { ListDefinition } from '../http/list-query';
import { writeRoute, type Route } from '../http/route';
import {
  DECIMAL,
  FLAG,
  ID,
  INSTANT,
  nullable,
  NUMBER,
  oneOf,
  record,
  secret,
  TEXT,
} from '../openapi/response-schemas';
import type { StockMovementFilter } from '../store/stock-movements';
import type { Repositories } from '../store/store';
import { postAdjustment, postReceipt, toMovement, verifyMovement } from './stock-movement-service';

type JournalFilter = StockMovementFilter & ExportParameters;

const LIST: ListDefinition<JournalFilter, (typeof STOCK_MOVEMENT_SORT_KEYS)[number]> = {
  filters: {
    movementType: choiceFilter(msg('Movement type'), ['in', 'out']),
    reason: choiceFilter(msg('Reason'), MOVEMENT_REASONS),
    toVerify: flagFilter(msg('To verify')),
    productId: idFilter(msg('Product')),
    orderId: idFilter(msg('Order')),
    search: searchFilter,
    ...PERIOD_FILTERS,
    ...EXPORT_FILTERS,
  },
  sortKeys: { createdAt: 'instant' },
  defaultSort: '-createdAt',
  codesOf: 'products',
};

export const MOVEMENT = record({
  _id: ID,
  productId: ID,
  productName: TEXT,
  productSku: TEXT,
  movementType: oneOf(['in', 'out']),
  quantity: NUMBER,
  reason: TEXT,
  notes: TEXT,
  userId: TEXT,
  userName: TEXT,
  createdAt: INSTANT,
  unitOfMeasurement: TEXT,
  balanceAfter: NUMBER,
  averageCostAfter: secret(DECIMAL, 'costs:read'),
  unitCost: secret(DECIMAL, 'costs:read'),
  value: secret(DECIMAL, 'costs:read'),
  supplierReference: TEXT,
  orderId: nullable(ID),
  orderNumber: nullable(TEXT),
  documentId: nullable(ID),
  documentNumber: nullable(TEXT),
  documentKind: nullable(oneOf(DOCUMENT_KINDS)),
  toVerify: FLAG,
  verifiedBy: nullable(TEXT),
  verifiedAt: nullable(INSTANT),
});

/** Nobody changes or deletes a movement; a verification is a record of its own. */
export const STOCK_MOVEMENT_ROUTES: readonly Route[] = [
  exportableRoute({
    path: '/api/stock-movements',
    permission: 'stock:read',
    summary: 'The journal of stock, newest first, or all of it as a file',
    list: LIST,
    name: 'movements',
    record: MOVEMENT,
    async read({ stockMovements }, request) {
      const { records, ...page } = await stockMovements.list(request);
      return { ...page, records: records.map(toMovement) };
    },
    file: async ({ store, t }, rows, filter) => ({
      name: msg('stock-movements'),
      names: await namesOf(store.repositories, filter, t),
      columns: columns(t),
      rows,
    }),
  }),
  writeRoute({
    method: 'post',
    path: '/api/stock-movements/receipts',
    permission: 'stock:receive',
    summary: 'Receive stock',
    body: receiptSchema,
    status: 201,
    answer: { movement: MOVEMENT },
    message: msg('Stock received successfully'),
    write: async (work, input) => ({ movement: await postReceipt(work, input) }),
  }),
  writeRoute({
    method: 'post',
    path: '/api/stock-movements/adjustments',
    permission: 'stock:adjust',
    summary: 'Adjust stock, to a level or by an amount',
    body: {
      shapes: [absoluteAdjustmentSchema, relativeAdjustmentSchema],
      shapeOf: adjustmentSchemaFor,
    },
    status: 201,
    answer: { movement: MOVEMENT },
    errors: ['INSUFFICIENT_STOCK'],
    message: msg('Stock adjusted successfully'),
    write: async (work, input) => ({ movement: await postAdjustment(work, input) }),
  }),
  writeRoute({
    method: 'post',
    path: '/api/stock-movements/:id/verify',
    permission: 'stock:adjust',
    summary: 'Mark a correction as verified, which was posted so that an order could be forced',
    answer: { movement: MOVEMENT },
    errors: ['VALIDATION_FAILED'],
    message: msg('Marked as verified'),
    write: async (work) => ({ movement: toMovement(await verifyMovement(work, work.params.id)) }),
  }),
];

const columns = (t: Translate): readonly ExportColumn<StockMovement>[] => [
  timeColumn(t('Date and Time'), ({ createdAt }) => createdAt),
  textColumn(t('Product'), ({ productName }) => productName),
  textColumn(t('SKU'), ({ productSku }) => productSku),
  textColumn(t('Type'), ({ movementType }) => t(typeInWords(movementType))),
  numberColumn(t('Quantity'), ({ movementType, quantity }) =>
    movementType === 'in' ? quantity : -quantity,
  ),
  textColumn(t('Unit'), ({ unitOfMeasurement }) => t(unitText(unitOfMeasurement))),
  textColumn(t('Reason'), ({ reason }) => t(reasonText(reason))),
  textColumn(t('To Verify'), ({ toVerify }) => (toVerify ? t('Yes') : '')),
  textColumn(t('User'), ({ userName }) => userName),
  textColumn(t('Notes'), ({ notes }) => notes),
  textColumn(t('Supplier Reference'), ({ supplierReference }) => supplierReference),
  textColumn(t('Order'), ({ orderNumber }) => orderNumber ?? ''),
  textColumn(t('Document'), ({ documentNumber }) => documentNumber ?? ''),
  numberColumn(t('Balance After'), ({ balanceAfter }) => balanceAfter),
  moneyColumn(t('Unit Cost'), ({ unitCost }) => unitCost, 'costs:read'),
  moneyColumn(t('Value'), ({ value }) => value, 'costs:read'),
  textColumn(t('Verified By'), ({ verifiedBy }) => verifiedBy ?? ''),
  timeColumn(t('Verified At'), ({ verifiedAt }) => verifiedAt),
];

async function namesOf({ products, orders }: Repositories, filter: JournalFilter, t: Translate) {
  const { movementType, toVerify, reason, productId, orderId } = filter;
  return {
    [t('Type')]: movementType && t(typeInWords(movementType)),
    [t('Verification')]: toVerify && t(toVerify === 'true' ? 'To verify' : 'not to verify'),
    [t('Reason')]: reason && t(reasonText(reason)),
    [t('Product')]: productId && ((await products.find(productId))?.name ?? t('unknown')),
    [t('Order')]: orderId && ((await orders.find(orderId))?.orderNumber ?? t('unknown')),
  };
}

function typeInWords(type: StockMovement['movementType']): Text {
  return type === 'in' ? msg('Stock In') : msg('Stock Out');
}
