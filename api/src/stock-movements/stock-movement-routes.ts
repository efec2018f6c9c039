import {
  adjustmentSchemaFor,
  receiptSchema,
  STOCK_MOVEMENT_SORT_KEYS,
  type MovementType,
  type StockMovementList,
  type StockMovementWriteResult,
} from '@stockroom/contract';
import { Hono } from 'hono';
import { string } from 'yup';
import type { ApiEnvironment } from '../http/environment';
import { idFilter, searchFilter, timeFilter } from '../http/filters';
import { describePage, readListQuery, type ListDefinition } from '../http/list-query';
import { limitJson, readJson } from '../http/read-body';
import type { Write } from '../http/write';
import type { StockMovementFilter } from '../store/stock-movements';
import type { Store } from '../store/store';
import { postAdjustment, postReceipt, toMovement } from './stock-movement-service';

/** What the journal can be filtered by. */
export const STOCK_MOVEMENT_FILTERS: ListDefinition<StockMovementFilter, never>['filters'] = {
  movementType: string<MovementType>().oneOf(['in', 'out'], 'Movement type must be in or out'),
  productId: idFilter('Product'),
  search: searchFilter,
  from: timeFilter('From', 'start'),
  to: timeFilter('To', 'end'),
};

const LIST: ListDefinition<StockMovementFilter, (typeof STOCK_MOVEMENT_SORT_KEYS)[number]> = {
  filters: STOCK_MOVEMENT_FILTERS,
  sortKeys: STOCK_MOVEMENT_SORT_KEYS,
  defaultSort: '-createdAt',
};

/** /api/stock-movements; movements are never changed or deleted. */
export function stockMovementRoutes({ repositories }: Store, write: Write) {
  return new Hono<ApiEnvironment>()
    .use(limitJson())
    .get('/', async (c) => {
      const request = await readListQuery(c, LIST);
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
    });
}
