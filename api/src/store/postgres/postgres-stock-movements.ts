import type { MovementType } from '@stockroom/contract';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type {
  StockMovementFilter,
  StockMovementRecord,
  StockMovementRepository,
} from '../stock-movements';
import type { KnownTotals } from './lists/known-totals';
import { listPage } from './lists/list-page';
import { build, first, fixed } from './lists/queries';
import { isFound, isMatch } from './search/search';
import type { Tables } from './tables';

/** Asked for only of the few movements that are marked. */
function ofVerification<Value>(column: 'user_name' | 'verified_at') {
  return sql<Value>`case when to_verify then (
    select ${sql.ref(column)} from stock_verifications where movement_id = stock_movements.id) end`;
}

const UNIT_COST = sql<string>`trim_scale(unit_cost)::text`.as('unitCost');
const MOVEMENTS = build
  .selectFrom('stock_movements')
  .select([
    'id as _id',
    'product_id as productId',
    'product_name as productName',
    'product_sku as productSku',
    'unit_of_measurement as unitOfMeasurement',
    'quantity',
    'reason',
    'notes',
    'user_id as userId',
    'user_name as userName',
    'balance_after as balanceAfter',
    sql<string>`trim_scale(cost_after)::text`.as('costAfter'),
    UNIT_COST,
    sql<string>`trim_scale(value)::text`.as('value'),
    'supplier_reference as supplierReference',
    'order_id as orderId',
    'order_number as orderNumber',
    'to_verify as toVerify',
    ofVerification<string | null>('user_name').as('verifiedBy'),
    ofVerification<string | null>('verified_at').as('verifiedAt'),
    'created_at as createdAt',
  ]);
const RECORDS = fixed(MOVEMENTS);

export function postgresStockMovements(
  db: Kysely<Tables>,
  totals?: KnownTotals,
): StockMovementRepository {
  return {
    list(request) {
      const { filter } = request;
      const source = {
        name: 'stock movements',
        found: () => foundBy(db, filter, isOfFoundProduct),
        walked: () => [foundBy(db, filter, isOfMatchingProduct)],
        isGathered: !!filter.search,
        keyType: 'timestamptz',
        records: RECORDS,
        totals,
      } as const;
      return listPage(db, source, request);
    },
    find: (id) => first(db, MOVEMENTS.where('id', '=', id)),
    async post(posted) {
      await db
        .with('moved', (query) =>
          query
            .updateTable('products')
            .from(latestOf(posted))
            .set((latest) => ({
              current_stock: latest.ref('latest.stock'),
              average_cost: latest.ref('latest.cost'),
              last_movement_at: latest.ref('latest.at'),
            }))
            .whereRef('products.id', '=', 'latest.id'),
        )
        .insertInto('stock_movements')
        .values(posted.map(toRow))
        .execute();
    },
    ofOrder: (orderId) =>
      db
        .selectFrom('stock_movements')
        .select(['product_id as productId', 'quantity', 'reason', UNIT_COST])
        .where('order_id', '=', orderId)
        .orderBy('created_at')
        .orderBy('id')
        .execute(),
    async findToVerify(productId) {
      const open = db
        .selectFrom('stock_movements')
        .select('id')
        .where('product_id', '=', productId);
      return (await open.where(IS_TO_VERIFY).execute()).map(({ id }) => id);
    },
    async verify(movementIds, { userId, userName, at }) {
      if (movementIds.length === 0) return;
      const row = { user_id: userId, user_name: userName, verified_at: at };
      await db
        .insertInto('stock_verifications')
        .values(movementIds.map((id) => ({ movement_id: id, ...row })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
  };
}

interface NewStock {
  id: string;
  stock: number;
  cost: string;
  at: string;
}

/** Of several movements of one product the last one counts. */
function latestOf(posted: readonly StockMovementRecord[]) {
  const last = [...new Map(posted.map((movement) => [movement.productId, movement])).values()];
  const column = (key: 'productId' | 'balanceAfter' | 'costAfter' | 'createdAt') =>
    last.map((movement) => movement[key]);
  return sql<NewStock>`unnest(
    ${column('productId')}::uuid[], ${column('balanceAfter')}::numeric[],
    ${column('costAfter')}::numeric[], ${column('createdAt')}::timestamptz[])`.as<'latest'>(
    sql`latest (id, stock, cost, at)`,
  );
}

const QUANTITY_CONDITIONS: Record<MovementType, ReturnType<typeof sql<boolean>>> = {
  in: sql<boolean>`quantity > 0`,
  out: sql<boolean>`quantity < 0`,
};

/** Looks up the products first: best for a few of them. */
function isOfFoundProduct(search: string) {
  return sql<boolean>`product_id in (
    select products.id from products where ${isFound('products.search_text', search)})`;
}

/** Looks up the product of each movement: best where many match, all along the time. */
function isOfMatchingProduct(search: string) {
  return sql<boolean>`(
    select ${isMatch('products.search_text', search)} from products where products.id = product_id)`;
}

/** A correction that made an order possible names it only by its number, in the note. */
function isOfOrder(orderId: string) {
  return sql<boolean>`(order_id = ${orderId} or (to_verify and order_id is null
    and notes = (select order_number from orders where orders.id = ${orderId})))`;
}

/** Literally in these words, or the index of the marked ones would not be used. */
const IS_TO_VERIFY = sql<boolean>`to_verify and not exists (
  select from stock_verifications where movement_id = stock_movements.id)`;

function foundBy(
  db: Kysely<Tables>,
  filter: StockMovementFilter,
  matches: (search: string) => RawBuilder<boolean>,
) {
  const { movementType, reason, productId, orderId, toVerify, search, from, to } = filter;
  return db
    .selectFrom('stock_movements')
    .select(['id', 'created_at as key'])
    .$if(movementType !== undefined, (query) =>
      query.where(QUANTITY_CONDITIONS[movementType ?? 'in']),
    )
    .$if(reason !== undefined, (query) => query.where('reason', '=', reason ?? ''))
    .$if(toVerify !== undefined, (query) =>
      query.where(toVerify === 'true' ? IS_TO_VERIFY : sql<boolean>`not (${IS_TO_VERIFY})`),
    )
    .$if(productId !== undefined, (query) => query.where('product_id', '=', productId ?? ''))
    .$if(orderId !== undefined, (query) => query.where(isOfOrder(orderId ?? '')))
    .$if(from !== undefined, (query) => query.where('created_at', '>=', from ?? ''))
    .$if(to !== undefined, (query) => query.where('created_at', '<=', to ?? ''))
    .$if(!!search, (query) => query.where(matches(search ?? '')));
}

function toRow(movement: StockMovementRecord) {
  return {
    id: movement._id,
    product_id: movement.productId,
    product_name: movement.productName,
    product_sku: movement.productSku,
    unit_of_measurement: movement.unitOfMeasurement,
    quantity: movement.quantity,
    reason: movement.reason,
    notes: movement.notes,
    user_id: movement.userId,
    user_name: movement.userName,
    balance_after: movement.balanceAfter,
    cost_after: movement.costAfter,
    unit_cost: movement.unitCost,
    value: movement.value,
    supplier_reference: movement.supplierReference,
    order_id: movement.orderId,
    order_number: movement.orderNumber,
    to_verify: movement.toVerify,
    created_at: movement.createdAt,
  };
}
