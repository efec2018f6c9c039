import {
  adjustmentSchemaFor,
  MOVEMENT_REASONS,
  receiptSchema,
  type MovementReason,
  type MovementType,
  type STOCK_MOVEMENT_SORT_KEYS,
  type StockMovementList,
  type StockMovementWriteResult,
} from '@stockroom/contract';
import { Hono } from 'hono';
import { string } from 'yup';
import type { Clock } from '../dependencies';
import { EXPORT_FILTERS, type ExportParameters } from '../exports/export-filters';
import type { ApiEnvironment } from '../http/environment';
import { flagFilter, idFilter, readTimeZone, searchFilter, timeFilter } from '../http/filters';
import { describePage, readListQuery, type ListDefinition } from '../http/list-query';
import { limitJson, readJson } from '../http/read-body';
import type { Write } from '../http/write';
import type { StockMovementFilter } from '../store/stock-movements';
import type { Store } from '../store/store';
import { perTimeZone } from '../time-zones';
import { exportJournal } from './journal-export';
import { postAdjustment, postReceipt, toMovement } from './stock-movement-service';
import { verifyMovement } from './verification';

type JournalDefinition = ListDefinition<
  StockMovementFilter & ExportParameters,
  (typeof STOCK_MOVEMENT_SORT_KEYS)[number]
>;

/** What the journal can be asked for; days are those of the time zone. */
export const journalList = perTimeZone((timeZone): JournalDefinition => ({
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
    from: timeFilter('From', 'start', timeZone),
    to: timeFilter('To', 'end', timeZone),
    ...EXPORT_FILTERS,
  },
  sortKeys: { createdAt: 'instant' },
  defaultSort: '-createdAt',
}));

/** /api/stock-movements; movements are never changed or deleted, a verification stands beside its movement. */
export function stockMovementRoutes(store: Store, write: Write, clock: Clock) {
  const { repositories } = store;
  return new Hono<ApiEnvironment>()
    .use(limitJson())
    .get('/', async (c) => {
      const timeZone = readTimeZone(c);
      const request = await readListQuery(c, journalList(timeZone));
      const { format } = request.filter;
      if (format) return exportJournal(store, clock, { ...request, format, timeZone });
      const page = await repositories.stockMovements.list(request);
      const movements = page.records.map(toMovement);
      return c.json<StockMovementList>({ movements, ...describePage(page, request) });
    })
    .post('/receipts', async (c) => {
      const input = await readJson(c, receiptSchema);
      return write(c, { status: 201, input }, async (work): Promise<StockMovementWriteResult> => {
        const movement = await postReceipt(work, input);
        return { success: true, message: 'Stock received successfully', movement };
      });
    })
    .post('/adjustments', async (c) => {
      const input = await readJson(c, adjustmentSchemaFor);
      return write(c, { status: 201, input }, async (work): Promise<StockMovementWriteResult> => {
        const movement = await postAdjustment(work, input);
        return { success: true, message: 'Stock adjusted successfully', movement };
      });
    })
    .post('/:id/verify', (c) =>
      write(c, { status: 200, input: null }, async (work): Promise<StockMovementWriteResult> => {
        const movement = toMovement(await verifyMovement(work, c.req.param('id')));
        return { success: true, message: 'Marked as verified', movement };
      }),
    );
}
