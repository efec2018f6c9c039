import {
  absoluteAdjustmentSchema,
  adjustmentSchemaFor,
  MOVEMENT_REASONS,
  receiptSchema,
  relativeAdjustmentSchema,
  type ExportFormat,
  type MovementReason,
  type MovementType,
  type STOCK_MOVEMENT_SORT_KEYS,
  type StockMovement,
  type StockMovementList,
  type StockMovementSort,
} from '@stockroom/contract';
import { string } from 'yup';
import {
  EXPORT_FILTERS,
  exportList,
  type Exporter,
  type ExportParameters,
} from '../exports/export-list';
import {
  moneyColumn,
  numberColumn,
  textColumn,
  timeColumn,
  type ExportColumn,
} from '../exports/export-table';
import { flagFilter, idFilter, PERIOD_FILTERS, searchFilter } from '../http/filters';
import {
  describePage,
  listParameters,
  readListQuery,
  type ListDefinition,
} from '../http/list-query';
import { writeRoute, type Route } from '../http/route';
import { visibleTo } from '../http/visible';
import {
  DECIMAL,
  FLAG,
  ID,
  INSTANT,
  nullable,
  NUMBER,
  oneOf,
  pageOf,
  record,
  secret,
  TEXT,
} from '../openapi/response-schemas';
import type { StockMovementFilter } from '../store/stock-movements';
import type { ListRequest, Repositories } from '../store/store';
import { postAdjustment, postReceipt, toMovement, verifyMovement } from './stock-movement-service';

type JournalFilter = StockMovementFilter & ExportParameters;

const LIST: ListDefinition<JournalFilter, (typeof STOCK_MOVEMENT_SORT_KEYS)[number]> = {
  filters: {
    movementType: string<MovementType>().oneOf(['in', 'out'], 'Movement type must be in or out'),
    reason: string<MovementReason>().oneOf(
      MOVEMENT_REASONS,
      `Reason must be one of ${MOVEMENT_REASONS.join(', ')}`,
    ),
    toVerify: flagFilter('To verify'),
    productId: idFilter('Product'),
    orderId: idFilter('Order'),
    search: searchFilter,
    ...PERIOD_FILTERS,
    ...EXPORT_FILTERS,
  },
  sortKeys: { createdAt: 'instant' },
  defaultSort: '-createdAt',
};
const PARAMETERS = listParameters(LIST);

const MOVEMENT = record({
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
  toVerify: FLAG,
  verifiedBy: nullable(TEXT),
  verifiedAt: nullable(INSTANT),
});

const ANSWER = pageOf('movements', MOVEMENT);

/** Nobody changes or deletes a movement; a verification is a record of its own. */
export const STOCK_MOVEMENT_ROUTES: readonly Route[] = [
  {
    method: 'get',
    path: '/api/stock-movements',
    permission: 'stock:read',
    summary: 'The journal of stock, newest first, or all of it as a file',
    query: PARAMETERS,
    answer: ANSWER,
    isExportable: true,
    async handle(c, { store, clock }) {
      const request = await readListQuery(c, LIST, PARAMETERS);
      const { format } = request.filter;
      const actor = c.get('user');
      if (format) return exportJournal({ store, clock, actor }, format, request);
      const page = await store.repositories.stockMovements.list(request);
      const movements = page.records.map(toMovement);
      const list: StockMovementList = { movements, ...describePage(page, request) };
      return c.json(visibleTo(actor.role, ANSWER, list) as StockMovementList);
    },
  },
  writeRoute({
    method: 'post',
    path: '/api/stock-movements/receipts',
    permission: 'stock:receive',
    summary: 'Receive stock',
    body: receiptSchema,
    status: 201,
    answer: { movement: MOVEMENT },
    message: 'Stock received successfully',
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
    message: 'Stock adjusted successfully',
    write: async (work, input) => ({ movement: await postAdjustment(work, input) }),
  }),
  writeRoute({
    method: 'post',
    path: '/api/stock-movements/:id/verify',
    permission: 'stock:adjust',
    summary: 'Mark a correction as verified, which was posted so that an order could be forced',
    answer: { movement: MOVEMENT },
    errors: ['VALIDATION_FAILED'],
    message: 'Marked as verified',
    write: async (work) => ({ movement: toMovement(await verifyMovement(work, work.params.id)) }),
  }),
];

const COLUMNS: readonly ExportColumn<StockMovement>[] = [
  timeColumn('Date and Time', ({ createdAt }) => createdAt),
  textColumn('Product', ({ productName }) => productName),
  textColumn('SKU', ({ productSku }) => productSku),
  textColumn('Type', ({ movementType }) => typeInWords(movementType)),
  numberColumn('Quantity', ({ movementType, quantity }) =>
    movementType === 'in' ? quantity : -quantity,
  ),
  textColumn('Unit', ({ unitOfMeasurement }) => unitOfMeasurement),
  textColumn('Reason', ({ reason }) => reason),
  textColumn('To Verify', ({ toVerify }) => (toVerify ? 'Yes' : '')),
  textColumn('User', ({ userName }) => userName),
  textColumn('Notes', ({ notes }) => notes),
  textColumn('Supplier Reference', ({ supplierReference }) => supplierReference),
  textColumn('Order', ({ orderNumber }) => orderNumber ?? ''),
  numberColumn('Balance After', ({ balanceAfter }) => balanceAfter),
  moneyColumn('Unit Cost', ({ unitCost }) => unitCost),
  moneyColumn('Value', ({ value }) => value),
  textColumn('Verified By', ({ verifiedBy }) => verifiedBy ?? ''),
  timeColumn('Verified At', ({ verifiedAt }) => verifiedAt),
];

async function exportJournal(
  exporter: Exporter,
  format: ExportFormat,
  { filter, sort }: ListRequest<JournalFilter, StockMovementSort>,
): Promise<Response> {
  const { repositories } = exporter.store;
  const journal = {
    name: 'stock-movements',
    names: await namesOf(repositories, filter),
    columns: COLUMNS,
    async list(page: ListRequest<JournalFilter, StockMovementSort>) {
      const { records, ...rest } = await repositories.stockMovements.list(page);
      return { ...rest, records: records.map(toMovement) };
    },
  };
  return exportList(exporter, journal, { filter, sort, format });
}

async function namesOf({ products, orders }: Repositories, filter: JournalFilter) {
  const { movementType, toVerify, reason, productId, orderId } = filter;
  return {
    Type: movementType && typeInWords(movementType),
    Marked: toVerify && (toVerify === 'true' ? 'To verify' : 'not to verify'),
    Reason: reason,
    Product: productId && ((await products.find(productId))?.name ?? 'unknown'),
    Order: orderId && ((await orders.find(orderId))?.orderNumber ?? 'unknown'),
  };
}

function typeInWords(type: StockMovement['movementType']): string {
  return type === 'in' ? 'Stock In' : 'Stock Out';
}
