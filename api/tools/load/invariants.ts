import type { Client } from 'pg';

/** Rules of every database of Stockroom; each query finds the rows that break one. */
const INVARIANTS: Record<string, string> = {
  'stock is the sum of the movements': `
    select p.id from products p left join (select product_id, sum(quantity) as total from stock_movements group by 1) m
      on m.product_id = p.id
    where p.current_stock <> coalesce(m.total, 0)`,
  'balances follow one another': `
    select id from (
      select id, balance_after, sum(quantity) over (partition by product_id order by created_at, id) as balance
      from stock_movements) chain
    where balance <> balance_after`,
  'values add up to the value of the stock': `
    select p.id from products p join (select product_id, sum(value) as total from stock_movements group by 1) m
      on m.product_id = p.id
    where round(p.stock_value, 2) <> m.total`,
  'completed orders have moved what they say, others nothing but receipts': `
    with moved as (select order_id, product_id, sum(quantity) as total,
        sum(quantity) filter (where reason = 'Stock Receipt') as received
      from stock_movements where order_id is not null group by 1, 2),
    ordered as (select order_id, product_id, sum(quantity) as total from order_items group by 1, 2)
    select o.id from orders o join ordered i on i.order_id = o.id left join moved m using (order_id, product_id)
    where coalesce(m.total, 0) <> case when o.status <> 'completed' or o.archived_at is not null then coalesce(m.received, 0)
      when o.type = 'outgoing' then -i.total else greatest(i.total, coalesce(m.received, 0)) end`,
  'stock levels are those of the live products': `
    select id from (select id, name, category, supplier_id, current_stock, minimum_stock_level from products
      where archived_at is null) as live
    full join stock_levels as levels using (id, name, category, supplier_id, current_stock, minimum_stock_level)
    where live.id is null or levels.id is null or levels.is_low <> (current_stock <= minimum_stock_level)`,
  'open orders, and only those, are outstanding': `
    select o.id from orders o left join (select order_id, sum(quantity) as total from outstanding_quantities group by 1) q
      on q.order_id = o.id
    where (q.total is not null) <> (o.status in ('pending', 'processing') and o.archived_at is null)
      and not exists (select from stock_movements m where m.order_id = o.id)`,
  'totals of orders are the sums of their items': `
    select o.id from orders o join (select order_id, count(*) as items, sum(total_price) as total from order_items group by 1) i
      on i.order_id = o.id
    where (o.item_count, o.total_amount) <> (i.items, i.total)`,
  'numbers of orders have no gaps': `
    select type from orders group by type, split_part(order_number, '-', 2)
    having count(*) <> max(split_part(order_number, '-', 3)::int)`,
};

/** @throws Error for the first invariant that does not hold */
export async function checkInvariants(client: Pick<Client, 'query'>): Promise<void> {
  for (const [invariant, sql] of Object.entries(INVARIANTS)) {
    const { rows } = await client.query<object>(sql);
    if (rows.length > 0)
      throw new Error(`Not so: ${invariant} (${rows.length}, ${JSON.stringify(rows[0])})`);
  }
}
