import { sql } from 'kysely';

/** The products of sales that were completed since then, less what came back of these sales; as a table. */
export function soldSince(since: string) {
  const isSold = sql`orders.type = 'outgoing' and orders.completed_at >= ${since}
    and orders.archived_at is null`;
  return sql`(
    select items.product_id, items.quantity, items.total_price as revenue
    from orders join order_items as items on items.order_id = orders.id where ${isSold}
    union all
    select lines.product_id, -lines.quantity, -round(lines.quantity * coalesce(lines.unit_price, 0), 2)
    from documents join document_lines as lines on lines.document_id = documents.id
      join orders on orders.id = documents.order_id
    where documents.kind = 'customer-return' and documents.state = 'posted' and ${isSold}
  ) as sold`;
}
