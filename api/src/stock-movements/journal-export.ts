import type { ExportFormat, StockMovement, StockMovementSort } from '@stockroom/contract';
import type { Clock } from '../dependencies';
import { exportList } from '../exports/export-list';
import { narrowingOf } from '../exports/narrowing-of';
import {
  moneyColumn,
  numberColumn,
  textColumn,
  timeColumn,
  type ExportColumn,
} from '../exports/export-table';
import { sortKey } from '../store/sort';
import type { StockMovementFilter } from '../store/stock-movements';
import type { ListRequest, Store } from '../store/store';
import { toMovement } from './stock-movement-service';

/** The journal as a file: the columns of the screen first. */
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

async function journalNarrowing(store: Store, { filter, timeZone }: JournalRequest) {
  const { movementType, toVerify, reason, productId, orderId } = filter;
  const { products, orders } = store.repositories;
  const narrowing = await narrowingOf(store, filter, timeZone);
  const names = {
    Type: movementType && typeInWords(movementType),
    Marked: toVerify && (toVerify === 'true' ? 'To verify' : 'not to verify'),
    Reason: reason,
    Product: productId && ((await products.find(productId))?.name ?? 'unknown'),
    Order: orderId && ((await orders.find(orderId))?.orderNumber ?? 'unknown'),
  };
  return { ...narrowing, names };
}

function typeInWords(type: StockMovement['movementType']): string {
  return type === 'in' ? 'Stock In' : 'Stock Out';
}

type JournalRequest = ListRequest<StockMovementFilter, StockMovementSort> & {
  format: ExportFormat;
  timeZone: string;
};

/** All movements of the filter and sort as a file. */
export async function exportJournal(
  store: Store,
  clock: Clock,
  request: JournalRequest,
): Promise<Response> {
  const journal = {
    name: 'stock-movements',
    narrowing: await journalNarrowing(store, request),
    columns: COLUMNS,
    async list(page: ListRequest<StockMovementFilter, StockMovementSort>) {
      const { records, ...rest } = await store.repositories.stockMovements.list(page);
      return { ...rest, records: records.map(toMovement) };
    },
    positionOf: (movement: StockMovement) => ({
      id: movement._id,
      value: movement[sortKey(request.sort)],
    }),
  };
  return exportList(store, clock, journal, request);
}
