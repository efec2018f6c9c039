import { sqlMigration } from './sql-migration';

const ORDERS = `
create table orders (
  id uuid primary key,
  order_number text collate "und-x-icu" not null constraint orders_number unique,
  type text collate "C" not null check (type in ('incoming', 'outgoing')),
  customer_id text not null,
  -- One of the two names is empty, so that together they are the party.
  customer_name text not null,
  supplier_id uuid references suppliers on delete restrict,
  supplier_name text not null,
  party text collate "und-x-icu" not null generated always as (customer_name || supplier_name) stored,
  status text collate "C" not null check (status in ('pending', 'processing', 'completed', 'cancelled')),
  item_count integer not null check (item_count > 0),
  total_amount numeric(28, 2) not null check (total_amount >= 0),
  notes text not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  completed_at timestamptz(3) check ((completed_at is null) = (status <> 'completed')),
  archived_at timestamptz(3),
  version integer not null check (version > 0),
  check ((supplier_id is null) = (type = 'outgoing')),
  search_text text collate "und-x-icu" not null generated always as
    (lower((order_number || U&'\\001F' || customer_name || supplier_name) collate "und-x-icu")) stored
);
-- The list, newest first, page by page: all, of one status, of one type.
create index orders_by_time on orders (created_at, id) where archived_at is null;
create index orders_by_status on orders (status, created_at, id) where archived_at is null;
create index orders_by_type on orders (type, created_at, id) where archived_at is null;
-- The list in its other orders.
create index orders_by_number on orders (order_number, id) where archived_at is null;
create index orders_by_party on orders (party, id) where archived_at is null;
create index orders_by_total on orders (total_amount, id) where archived_at is null;
-- Sales of a period, and the performance of a supplier: reports read completed orders only.
create index orders_by_completion on orders (completed_at) where completed_at is not null and archived_at is null;
create index orders_by_supplier on orders (supplier_id, created_at) where archived_at is null;

create table order_items (
  order_id uuid not null references orders on delete cascade,
  position integer not null,
  product_id uuid not null references products on delete restrict,
  product_name text not null,
  product_sku text not null,
  quantity numeric(12, 3) not null check (quantity > 0),
  unit_price numeric(14, 2) not null check (unit_price >= 0),
  total_price numeric(25, 2) not null check (total_price >= 0),
  primary key (order_id, position)
);
-- The orders of one product.
create index order_items_by_product on order_items (product_id);

-- Holds open orders only, so it stays small and a sum over one product is cheap.
create table outstanding_quantities (
  order_id uuid not null references orders on delete cascade,
  product_id uuid not null references products on delete restrict,
  type text collate "C" not null check (type in ('incoming', 'outgoing')),
  quantity numeric(15, 3) not null check (quantity > 0),
  primary key (order_id, product_id)
);
-- Committed and expected of a product from the index alone.
create index outstanding_quantities_by_product on outstanding_quantities (product_id, type) include (quantity);

create table order_counters (
  type text collate "C" not null check (type in ('incoming', 'outgoing')),
  year integer not null,
  value integer not null check (value > 0),
  primary key (type, year)
);
`;

const LISTS = `
-- The next start makes it anew with archived products, because the search of movements needs them.
drop index if exists products_search;
-- The list of products in the order of their suppliers, archived ones among them.
create index suppliers_by_name_of_all on suppliers (company_name, id);
`;

/**
 * All movements before this migration are receipts without orders. The average costs around a receipt give its price,
 * to the rounding of the value.
 */
const MOVEMENTS = `
alter table stock_movements
  add column unit_of_measurement text,
  add column unit_cost numeric(20, 6) check (unit_cost >= 0),
  add column value numeric(25, 2),
  add column supplier_reference text not null default '',
  add column order_id uuid references orders on delete restrict,
  add column order_number text,
  add column to_verify boolean not null default false;
alter table products add column last_movement_at timestamptz(3);

alter table stock_movements disable trigger stock_movements_append_only;
with chained as (
  select m.id, p.unit_of_measurement,
    round(m.balance_after * m.cost_after, 2) - coalesce(round(
      lag(m.balance_after) over chain * lag(m.cost_after) over chain, 2), 0) as value
  from stock_movements m join products p on p.id = m.product_id
  window chain as (partition by m.product_id order by m.created_at, m.id)
)
update stock_movements m
set unit_of_measurement = c.unit_of_measurement, value = c.value, unit_cost = greatest(0, round(c.value / m.quantity, 6))
from chained c where c.id = m.id;
update products p set last_movement_at =
  (select max(created_at) from stock_movements m where m.product_id = p.id);
alter table stock_movements enable trigger stock_movements_append_only;

alter table stock_movements
  alter column unit_of_measurement set not null,
  alter column unit_cost set not null,
  alter column value set not null,
  alter column cost_after set not null,
  alter column supplier_reference drop default,
  alter column to_verify drop default,
  add check ((order_id is null) = (order_number is null));
-- The movements of an order.
create index stock_movements_by_order on stock_movements (order_id, product_id) where order_id is not null;
-- Corrections that somebody should count after: few among many.
create index stock_movements_to_verify on stock_movements (created_at, id) where to_verify;
`;

export const orders = sqlMigration(ORDERS, MOVEMENTS, LISTS);
