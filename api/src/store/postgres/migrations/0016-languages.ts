import { sqlMigration } from './sql-migration';

const ACCOUNTS = `
-- Null until the person chooses one.
alter table users add column language text collate "C";
`;

/**
 * Notifications become facts, which are described in the language of each reader. Those about a product or an order get
 * its present figures. What a sentence alone holds is read out of it.
 */
const NOTIFICATIONS = `
alter table notifications add column facts jsonb;

update notifications set facts = jsonb_build_object(
    case kind when 'low_stock' then 'products' else 'orders' end,
    coalesce(substring(text from '^(\\d+) ')::integer, 0))
  where kind in ('low_stock', 'pending_orders') and subject_id is null;

update notifications set facts = jsonb_build_object(
    'name', products.name, 'sku', products.sku, 'unit', products.unit_of_measurement,
    'stock', products.current_stock, 'minimum', products.minimum_stock_level)
  from products
  where kind = 'low_stock' and products.id = subject_id;

update notifications set facts = jsonb_build_object(
    'orderNumber', orders.order_number, 'type', orders.type,
    'party', case orders.type when 'incoming' then orders.supplier_name else orders.customer_name end,
    'items', (select count(*) from order_items where order_id = orders.id))
  from orders
  where kind = 'pending_orders' and orders.id = subject_id;

update notifications set facts = jsonb_build_object(
    'name', moved.product_name, 'sku', moved.product_sku, 'unit', moved.unit_of_measurement,
    'quantity', moved.quantity, 'orderNumber', moved.notes)
  from (
    select distinct on (product_id) * from stock_movements where to_verify
    order by product_id, created_at desc, id desc
  ) as moved
  where kind = 'stock_to_verify' and moved.product_id = subject_id;

update notifications set facts = jsonb_build_object(
    'title', nullif(substring(title from '^Release of (.*) withdrawn$'), 'the shell'),
    'version', substring(text from '^Version (\\w+)\\.'),
    'measure', case
      when text like '% It had errors for %' then 'error'
      when text like '% Its calls to the server failed for %' then 'failed-call'
      else 'failing' end,
    'failed', substring(text from ' for (\\d+) of \\d+ visitors\\.$')::integer,
    'visitors', substring(text from ' of (\\d+) visitors\\.$')::integer)
  where kind = 'release_withdrawn';

update notifications set facts = '{}' where kind = 'welcome';
-- Its product, order or movement is gone, so nothing is true any more.
delete from notifications where facts is null;

alter table notifications
  alter column facts set not null,
  drop column title,
  drop column text;
`;

export const languages = sqlMigration(ACCOUNTS, NOTIFICATIONS);
