import {
  comparableText,
  type CustomerFigures,
  type CustomerName,
  type ORDER_SORT_KEYS,
} from '@stockroom/contract';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { OrderFilter, OrderRecord, OrderRepository, OutstandingQuantity } from '../orders';
import { sortKey } from '../pagination';
import { selected, toRow } from './columns';
import { allOf, isBetween, isEqual } from './conditions';
import type { CountCache } from './lists/count-cache';
import { listPage, type Found } from './lists/list-page';
import { first } from './queries';
import { soldTo } from './reports/sold-since';
import { isFound, isMatch } from './search/search';
import type { Tables } from './tables';

const SORT_VALUES: Record<(typeof ORDER_SORT_KEYS)[number], RawBuilder<string | number>> = {
  createdAt: sql`orders.created_at`,
  orderNumber: sql`orders.order_number collate natural_order`,
  party: sql`orders.party`,
  totalAmount: sql`orders.total_amount`,
};

/** All but the supplier's id, which is null in a sales order. */
const FIELDS = [
  ...(['_id', 'orderNumber', 'type', 'customerId', 'customerName', 'supplierName'] as const),
  ...(['status', 'totalAmount', 'notes', 'createdAt', 'updatedAt', 'completedAt'] as const),
  ...(['isRestClosed', 'version'] as const),
];
const ITEM = [
  ...(['productId', 'productName', 'productSku'] as const),
  ...(['quantity', 'unitPrice', 'totalPrice'] as const),
];

/** "Numb", of advisory locks. */
const NUMBER_LOCK = 0x4e756d62;

export function postgresOrders(db: Kysely<Tables>, counts?: CountCache): OrderRepository {
  const orders = () =>
    db
      .selectFrom('orders')
      .select(selected('orders', FIELDS))
      .select(sql<string>`coalesce(supplier_id::text, '')`.as('supplierId'));
  const whole = (id: string) => orders().select('archived_at as archivedAt').where('id', '=', id);
  const summaries = (productId: string | undefined) =>
    orders().select([
      'item_count as itemCount',
      'party',
      outstandingOf(productId).as('outstanding'),
    ]);
  async function withItems(order: Omit<OrderRecord, 'items'> | null) {
    if (order === null) return null;
    const items = db.selectFrom('order_items').select(selected('order_items', ITEM));
    const own = items.where('order_id', '=', order._id).orderBy('position');
    return { ...order, items: await own.execute() };
  }

  return {
    list(request) {
      const { filter, sort } = request;
      const key = SORT_VALUES[sortKey(sort)];
      const source = {
        name: 'orders',
        found: () => foundBy(filter, key, isFound),
        walked: () => [foundBy(filter, key, isMatch)],
        isGathered: !!filter.search,
        records: summaries(filter.productId),
        counts,
      };
      return listPage(db, source, request);
    },
    async findItems(orderIds) {
      return db
        .selectFrom('order_items')
        .innerJoin('products', 'products.id', 'order_items.product_id')
        .select(selected('order_items', ITEM))
        .select(['order_id as orderId', 'products.unit_of_measurement as unitOfMeasurement'])
        .where(sql<boolean>`order_id = any(${orderIds}::uuid[])`)
        .orderBy('order_id')
        .orderBy('position')
        .execute();
    },
    find: async (id) => withItems(await first(whole(id))),
    lock: async (id) => withItems(await first(whole(id).forNoKeyUpdate())),
    async customerFigures(customerName) {
      const { rows } = await sql<CustomerFigures>`
        select orders::int, revenue, returned, first as "firstOrderAt", last as "lastOrderAt" from
          (select count(*) as orders, min(created_at) as first, max(created_at) as last
            from orders where ${isSaleTo(customerName)}) as ordered,
          (select coalesce(sum(revenue), 0) as revenue,
              coalesce(-sum(revenue) filter (where quantity < 0), 0) as returned
            from ${soldTo(customerName)}) as earned`.execute(db);
      const [figures] = rows;
      if (!figures) throw new Error('A sum over no rows is a row, too');
      return figures;
    },
    async similarCustomers(name) {
      const { rows } = await sql<CustomerName>`
        select party as name, count(*)::int as orders from orders
        where type = 'outgoing' and archived_at is null and party <> ${name} and ${isFound('orders.search_text', name)}
        group by party having comparable(party) = ${comparableText(name)}
        order by count(*) desc, party`.execute(db);
      return rows;
    },
    async findOpenFraction(productId) {
      const { rows } = await sql<{ orderNumber: string; quantity: number }>`
        select orders.order_number as "orderNumber", order_items.quantity
        from outstanding_quantities
          join order_items using (order_id, product_id)
          join orders on orders.id = order_id
        where product_id = ${productId} and order_items.quantity <> trunc(order_items.quantity)
        limit 1`.execute(db);
      return rows[0] ?? null;
    },
    async nextNumber(counter, year) {
      // Everybody in turn: with the lock of the row alone, newcomers would overtake those who wait.
      const turn = sql`(select pg_advisory_xact_lock(${NUMBER_LOCK}, hashtext(${counter})))`;
      const { value } = await db
        .insertInto('order_counters')
        .columns(['type', 'year', 'value'])
        .expression(sql`select ${counter}, ${year}, 1 from ${turn} as turn`)
        .onConflict((conflict) =>
          conflict.columns(['type', 'year']).doUpdateSet({ value: sql`order_counters.value + 1` }),
        )
        .returning('value')
        .executeTakeFirstOrThrow();
      return value;
    },
    async insert(order, outstanding) {
      await db
        .with('made', (query) => query.insertInto('orders').values(toOrderRow(order)))
        .with('outstanding', () => sql`(${insertOutstanding(order, outstanding)})`)
        .insertInto('order_items')
        .values(toItemRows(order))
        .execute();
    },
    async update(order) {
      const { id, ...changes } = toOrderRow(order);
      await db.updateTable('orders').set(changes).where('id', '=', id).execute();
    },
    async replaceItems(order) {
      await db.deleteFrom('order_items').where('order_id', '=', order._id).execute();
      await db.insertInto('order_items').values(toItemRows(order)).execute();
    },
    async setOutstanding({ _id, type }, quantities) {
      const ids = quantities.map(({ productId }) => productId);
      await sql`
        with settled as (
          delete from outstanding_quantities
          where order_id = ${_id} and product_id <> all(${ids}::uuid[])
        )
        ${insertOutstanding({ _id, type }, quantities)}
        on conflict (order_id, product_id)
          do update set type = excluded.type, quantity = excluded.quantity`.execute(db);
    },
  };
}

function insertOutstanding(
  { _id, type }: Pick<OrderRecord, '_id' | 'type'>,
  quantities: readonly OutstandingQuantity[],
) {
  const ids = quantities.map(({ productId }) => productId);
  const amounts = quantities.map(({ quantity }) => quantity);
  return sql`insert into outstanding_quantities (order_id, product_id, type, quantity)
    select ${_id}::uuid, product_id, ${type}, quantity
    from unnest(${ids}::uuid[], ${amounts}::numeric[]) as open (product_id, quantity)`;
}

/** An index has the parties; that of a sales order is its customer. */
function isSaleTo(customerName: string): RawBuilder<boolean> {
  return sql`(orders.type = 'outgoing' and orders.party = ${customerName} and orders.archived_at is null)`;
}

function foundBy(
  { status, type, search, customerName, supplierId, productId, open, from, to }: OrderFilter,
  key: RawBuilder<string | number>,
  matches: typeof isMatch,
): Found {
  const containing = sql.table(open === 'true' ? 'outstanding_quantities' : 'order_items');
  return sql`select orders.id, ${key} as key from orders where ${allOf(
    sql`orders.archived_at is null`,
    search && matches('orders.search_text', search),
    isEqual('orders.status', status),
    isEqual('orders.type', type),
    customerName !== undefined && isSaleTo(customerName),
    isEqual('orders.supplier_id', supplierId),
    isBetween('orders.created_at', from, to),
    open === 'true' && sql`orders.status in ('pending', 'processing')`,
    open === 'false' && sql`orders.status not in ('pending', 'processing')`,
    productId &&
      sql`orders.id in (select order_id from ${containing} where product_id = ${productId})`,
  )}`;
}

/** What an order still brings or takes of a product; null without a product. */
function outstandingOf(productId: string | undefined) {
  if (productId === undefined) return sql<null>`null`;
  return sql<number | null>`coalesce((
    select quantity from outstanding_quantities
    where order_id = orders.id and product_id = ${productId}), 0)`;
}

function toOrderRow(order: OrderRecord) {
  return {
    ...toRow(order, [...FIELDS, 'archivedAt']),
    supplier_id: order.supplierId === '' ? null : order.supplierId,
    item_count: order.items.length,
  };
}

function toItemRows({ _id, items }: OrderRecord) {
  return items.map((item, position) => ({ order_id: _id, position, ...toRow(item, ITEM) }));
}
