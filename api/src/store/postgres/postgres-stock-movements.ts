import type { DocumentKind } from '@stockroom/contract';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type {
  StockMovementFilter,
  StockMovementRecord,
  StockMovementRepository,
} from '../stock-movements';
import { sumValues } from '../../stock-movements/average-cost';
import { grouped } from '../report-rows';
import { selected, toRow } from './columns';
import { allOf, isBetween, isEqual } from './conditions';
import type { CountCache } from './lists/count-cache';
import { listPage, type Found } from './lists/list-page';
import { first, fixed, insertNew } from './queries';
import { isFound, isMatch } from './search/search';
import type { Tables } from './tables';

/** Looks into verifications only for the few marked movements. */
function ofVerification<Value>(column: 'user_name' | 'verified_at') {
  return sql<Value>`case when to_verify then (
    select ${sql.ref(column)} from stock_verifications where movement_id = stock_movements.id) end`;
}

function ofDocument<Value>(column: 'number' | 'kind') {
  return sql<Value>`(select ${sql.ref(column)} from documents where documents.id = document_id)`;
}

/** Movements from before migration 0009 have rounded costs only. */
const EXACT_VALUE = sql<string>`trim_scale(coalesce(exact_value, quantity * unit_cost))::text`;

/** The fields that the columns hold as they are. */
const FIELDS = [
  ...(['_id', 'productId', 'productName', 'productSku', 'unitOfMeasurement', 'quantity'] as const),
  ...(['reason', 'notes', 'userId', 'userName', 'balanceAfter', 'supplierReference'] as const),
  ...(['orderId', 'orderNumber', 'documentId', 'toVerify', 'countedAt', 'createdAt'] as const),
];
const COSTS = ['costAfter', 'unitCost', 'exactValue', 'value'] as const;

export function postgresStockMovements(
  db: Kysely<Tables>,
  counts?: CountCache,
): StockMovementRepository {
  const movements = () =>
    db
      .selectFrom('stock_movements')
      .select(selected('stock_movements', FIELDS))
      .select([
        sql<string>`trim_scale(cost_after)::text`.as('costAfter'),
        sql<string>`trim_scale(unit_cost)::text`.as('unitCost'),
        EXACT_VALUE.as('exactValue'),
        sql<string>`trim_scale(value)::text`.as('value'),
        ofVerification<string | null>('user_name').as('verifiedBy'),
        ofVerification<string | null>('verified_at').as('verifiedAt'),
        ofDocument<string | null>('number').as('documentNumber'),
        ofDocument<DocumentKind | null>('kind').as('documentKind'),
      ]);
  let records: RawBuilder<StockMovementRecord> | undefined;
  return {
    list(request) {
      const { filter } = request;
      records ??= fixed(movements());
      const source = {
        name: 'stock movements',
        found: () => foundBy(filter, isOfFoundProduct),
        walked: () => [foundBy(filter, isOfMatchingProduct)],
        isGathered: !!filter.search,
        records,
        counts,
      };
      return listPage(db, source, request);
    },
    find: (id) => first(movements().where('id', '=', id)),
    async post(posted) {
      await db
        .with('moved', () => moveStock(posted))
        .insertInto('stock_movements')
        .values(posted.map((movement) => toRow(movement, [...FIELDS, ...COSTS])))
        .execute();
    },
    ofOrder: (orderId) =>
      db
        .selectFrom('stock_movements')
        .select(['product_id as productId', 'quantity', 'reason', EXACT_VALUE.as('exactValue')])
        .where('order_id', '=', orderId)
        .orderBy('created_at')
        .orderBy('id')
        .execute(),
    ofDocument: (id) =>
      movements().where('document_id', '=', id).orderBy('created_at').orderBy('id').execute(),
    async findFraction(productId) {
      const { rows } = await sql<{ quantity: number }>`
        select abs(quantity) as quantity from stock_movements
        where product_id = ${productId} and quantity <> trunc(quantity) limit 1`.execute(db);
      return rows[0]?.quantity ?? null;
    },
    async movedSince(productIds, instant) {
      const { rows } = await sql<{ id: string; quantity: number }>`
        select product_id as id, sum(quantity) as quantity from stock_movements
        where product_id = any(${productIds}::uuid[]) and created_at > ${instant}::timestamptz
          and (counted_at is null or counted_at > ${instant}::timestamptz)
        group by product_id`.execute(db);
      return new Map(rows.map(({ id, quantity }) => [id, quantity]));
    },
    async findToVerify(productIds) {
      if (productIds.length === 0) return [];
      const { rows } = await sql<Pick<StockMovementRecord, '_id' | 'productId'>>`
        select id as "_id", product_id as "productId" from stock_movements
        where product_id = any(${productIds}::uuid[]) and ${IS_TO_VERIFY}`.execute(db);
      return rows;
    },
    async verify(movementIds, { userId, userName, at }) {
      if (movementIds.length === 0) return;
      const row = { user_id: userId, user_name: userName, verified_at: at };
      const rows = movementIds.map((id) => ({ movement_id: id, ...row }));
      await insertNew(db, 'stock_verifications', rows);
    },
  };
}

/** Each product gets the stock and the cost of its last movement, and the values of all its movements. */
function moveStock(posted: readonly StockMovementRecord[]) {
  const moved = grouped(posted, ({ productId }) => productId).map(([id, own]) => ({
    id,
    stock: own.at(-1)?.balanceAfter,
    cost: own.at(-1)?.costAfter,
    at: own.at(-1)?.createdAt,
    value: sumValues(own.map(({ exactValue }) => exactValue)),
  }));
  return sql<object>`(
    update products set current_stock = moved.stock, average_cost = moved.cost,
      stock_value = products.stock_value + moved.value, last_movement_at = moved.at
    from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb)
      as moved (id uuid, stock numeric, cost numeric, value numeric, at timestamptz)
    where products.id = moved.id)`;
}

/** Looks up the products first: best for few products. */
function isOfFoundProduct(search: string) {
  return sql<boolean>`product_id in (
    select products.id from products where ${isFound('products.search_text', search)})`;
}

/** Looks up the product of each movement: best when many products match. */
function isOfMatchingProduct(search: string) {
  return sql<boolean>`(
    select ${isMatch('products.search_text', search)} from products where products.id = product_id)`;
}

/**
 * A correction for an order has the order's number in its note, and no link. What a return of an order has written off
 * has only the link to its document.
 */
function isOfOrder(orderId: string) {
  return sql<boolean>`(order_id = ${orderId} or (to_verify and order_id is null
    and notes = (select order_number from orders where orders.id = ${orderId}))
    or document_id = any(array(select id from documents where documents.order_id = ${orderId})))`;
}

/** PostgreSQL uses the index of the marked movements only for `to_verify` in these words. */
const IS_TO_VERIFY = sql<boolean>`to_verify and not exists (
  select from stock_verifications where movement_id = stock_movements.id)`;

function foundBy(
  { movementType, reason, productId, orderId, toVerify, search, from, to }: StockMovementFilter,
  matches: (search: string) => RawBuilder<boolean>,
): Found {
  return sql`select id, created_at as key from stock_movements where ${allOf(
    movementType === 'in' && sql`quantity > 0`,
    movementType === 'out' && sql`quantity < 0`,
    isEqual('reason', reason),
    toVerify === 'true' && IS_TO_VERIFY,
    toVerify === 'false' && sql`not (${IS_TO_VERIFY})`,
    isEqual('product_id', productId),
    orderId && isOfOrder(orderId),
    isBetween('created_at', from, to),
    search && matches(search),
  )}`;
}
