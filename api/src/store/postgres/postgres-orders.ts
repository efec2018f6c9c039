import type { ORDER_SORT_KEYS, OrderItem } from '@stockroom/contract';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { OrderFilter, OrderRecord, OrderRepository } from '../orders';
import { sortKey } from '../sort';
import type { KnownTotals } from './lists/known-totals';
import { listPage, type SortValue } from './lists/list-page';
import { all, build, first, fixed } from './lists/queries';
import { isFound, isMatch } from './search/search';
import type { Tables } from './tables';

const SORT_VALUES: Record<(typeof ORDER_SORT_KEYS)[number], SortValue> = {
  createdAt: { expression: sql`orders.created_at`, type: 'timestamptz' },
  orderNumber: { expression: sql`orders.order_number collate natural_order`, type: 'text' },
  party: { expression: sql`orders.party`, type: 'text' },
  totalAmount: { expression: sql`orders.total_amount`, type: 'numeric' },
};

const ORDERS = build
  .selectFrom('orders')
  .select([
    'id as _id',
    'order_number as orderNumber',
    'type',
    'customer_id as customerId',
    'customer_name as customerName',
    sql<string>`coalesce(supplier_id::text, '')`.as('supplierId'),
    'supplier_name as supplierName',
    'status',
    'total_amount as totalAmount',
    'notes',
    'created_at as createdAt',
    'updated_at as updatedAt',
    'completed_at as completedAt',
    'version',
  ]);
const WHOLE = ORDERS.select('archived_at as archivedAt');
const SUMMARIES = ORDERS.select(['item_count as itemCount', 'party']);
const RECORDS = fixed(SUMMARIES.select(sql<null>`null`.as('outstanding')));

export function postgresOrders(db: Kysely<Tables>, totals?: KnownTotals): OrderRepository {
  const withItems = async (order: Omit<OrderRecord, 'items'> | null) =>
    order && { ...order, items: await itemsOf(db, order._id) };

  return {
    list(request) {
      const { filter, sort } = request;
      const { expression, type } = SORT_VALUES[sortKey(sort)];
      const source = {
        name: 'orders',
        found: () => foundBy(db, filter, expression, isFound),
        walked: () => [foundBy(db, filter, expression, isMatch)],
        isGathered: !!filter.search,
        keyType: type,
        records: filter.productId === undefined ? RECORDS : withOutstanding(filter.productId),
        totals,
      };
      return listPage(db, source, request);
    },
    find: async (id) => withItems(await first(db, WHOLE.where('id', '=', id))),
    lock: async (id) => withItems(await first(db, WHOLE.where('id', '=', id).forNoKeyUpdate())),
    async findOpenFraction(productId) {
      const { rows } = await sql<{ orderNumber: string; quantity: number }>`
        select orders.order_number as "orderNumber", part.quantity
        from outstanding_quantities as open
          join orders on orders.id = open.order_id
          cross join lateral (
            select quantity from order_items where order_id = orders.id and product_id = ${productId}
            union all select open.quantity
          ) as part
        where open.product_id = ${productId} and part.quantity <> trunc(part.quantity)
        limit 1`.execute(db);
      return rows[0] ?? null;
    },
    async nextNumber(type, year) {
      const counter = await db
        .insertInto('order_counters')
        .values({ type, year, value: 1 })
        .onConflict((conflict) =>
          conflict.columns(['type', 'year']).doUpdateSet({ value: sql`order_counters.value + 1` }),
        )
        .returning('value')
        .executeTakeFirstOrThrow();
      return counter.value;
    },
    async insert(order) {
      await db
        .with('made', (query) => query.insertInto('orders').values(toRow(order)))
        .insertInto('order_items')
        .values(toItemRows(order))
        .execute();
    },
    async update(order) {
      const { id, ...changes } = toRow(order);
      await db.updateTable('orders').set(changes).where('id', '=', id).execute();
    },
    async replaceItems(order) {
      await db.deleteFrom('order_items').where('order_id', '=', order._id).execute();
      await db.insertInto('order_items').values(toItemRows(order)).execute();
    },
    async setOutstanding({ _id, type }, quantities) {
      const remaining = quantities.map(({ productId }) => productId);
      const settled = build
        .deleteFrom('outstanding_quantities')
        .where('order_id', '=', _id)
        .where(sql<boolean>`product_id <> all(${remaining}::uuid[])`);
      if (quantities.length === 0) return void (await db.executeQuery(settled));
      const rows = quantities.map(({ productId, quantity }) => ({
        order_id: _id,
        product_id: productId,
        type,
        quantity,
      }));
      await db
        .with('settled', () => settled)
        .insertInto('outstanding_quantities')
        .values(rows)
        .onConflict((conflict) =>
          conflict.columns(['order_id', 'product_id']).doUpdateSet((row) => ({
            type: row.ref('excluded.type'),
            quantity: row.ref('excluded.quantity'),
          })),
        )
        .execute();
    },
  };
}

const ITEMS = build
  .selectFrom('order_items')
  .select([
    'product_id as productId',
    'product_name as productName',
    'product_sku as productSku',
    'quantity',
    'unit_price as unitPrice',
    'total_price as totalPrice',
  ])
  .orderBy('position');

function itemsOf(db: Kysely<Tables>, orderId: string): Promise<OrderItem[]> {
  return all(db, ITEMS.where('order_id', '=', orderId));
}

function foundBy(
  db: Kysely<Tables>,
  filter: OrderFilter,
  key: RawBuilder<string | number>,
  matches: typeof isMatch,
) {
  const { status, type, search, supplierId, productId = '', open, from, to } = filter;
  return db
    .selectFrom('orders')
    .select(['orders.id', key.as('key')])
    .where('orders.archived_at', 'is', null)
    .$if(!!search, (query) => query.where(matches('orders.search_text', search ?? '')))
    .$if(status !== undefined, (query) => query.where('orders.status', '=', status ?? 'pending'))
    .$if(type !== undefined, (query) => query.where('orders.type', '=', type ?? 'incoming'))
    .$if(supplierId !== undefined, (query) => query.where('supplier_id', '=', supplierId ?? ''))
    .$if(from !== undefined, (query) => query.where('orders.created_at', '>=', from ?? ''))
    .$if(to !== undefined, (query) => query.where('orders.created_at', '<=', to ?? ''))
    .$if(open !== undefined, (query) =>
      query.where('orders.status', open === 'true' ? 'in' : 'not in', ['pending', 'processing']),
    )
    .$if(productId !== '', (query) =>
      query.where('orders.id', 'in', (containing) =>
        containing
          .selectFrom(open === 'true' ? 'outstanding_quantities' : 'order_items')
          .select('order_id')
          .where('product_id', '=', productId),
      ),
    );
}

function withOutstanding(productId: string) {
  const outstanding = sql<number | null>`coalesce((
    select quantity from outstanding_quantities
    where order_id = orders.id and product_id = ${productId}), 0)`;
  return SUMMARIES.select(outstanding.as('outstanding'));
}

function toRow(order: OrderRecord) {
  return {
    id: order._id,
    order_number: order.orderNumber,
    type: order.type,
    customer_id: order.customerId,
    customer_name: order.customerName,
    supplier_id: order.supplierId === '' ? null : order.supplierId,
    supplier_name: order.supplierName,
    status: order.status,
    item_count: order.items.length,
    total_amount: order.totalAmount,
    notes: order.notes,
    created_at: order.createdAt,
    updated_at: order.updatedAt,
    completed_at: order.completedAt,
    archived_at: order.archivedAt,
    version: order.version,
  };
}

function toItemRows({ _id, items }: OrderRecord) {
  return items.map((item, position) => ({
    order_id: _id,
    position,
    product_id: item.productId,
    product_name: item.productName,
    product_sku: item.productSku,
    quantity: item.quantity,
    unit_price: item.unitPrice,
    total_price: item.totalPrice,
  }));
}
