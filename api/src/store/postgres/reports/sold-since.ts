import { sql, type RawBuilder } from 'kysely';

/** The products of sales that were completed since then, less what came back of these sales; as a table. */
export function soldSince(since: string) {
  return sold(sql`orders.completed_at >= ${since}`);
}

/** The products of completed sales to a customer, less what came back of these sales; as a table. */
export function soldTo(customer: string) {
  return sold(sql`orders.completed_at is not null and orders.party = ${customer}`);
}

function sold(isCounted: RawBuilder<unknown>) {
  const isSold = sql`orders.type = 'outgoing' and ${isCounted} and orders.archived_at is null`;
  return sql`(
    select items.product_id, items.quantity, items.total_price as revenue, orders.completed_at
    from orders join order_items as items on items.order_id = orders.id where ${isSold}
    union all
    select lines.product_id, -lines.quantity, -round(lines.quantity * coalesce(lines.unit_price, 0), 2),
      orders.completed_at
    from documents join document_lines as lines on lines.document_id = documents.id
      join orders on orders.id = documents.order_id
    where documents.kind = 'customer-return' and documents.state = 'posted' and ${isSold}
  ) as sold`;
}
