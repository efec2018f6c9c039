import { sqlMigration } from './sql-migration';
import { totalProducts } from './product-totals-function';

/** Each table is empty until somebody changes the settings for the first time; then it has one row. */
const SETTINGS = `
create table company_settings (
  is_only boolean primary key default true check (is_only),
  company_name text not null,
  tax_id text not null,
  address text not null,
  phone text not null,
  email text not null,
  website text not null,
  version integer not null check (version > 0)
);
create table system_settings (
  is_only boolean primary key default true check (is_only),
  currency text not null,
  language text not null,
  default_unit text not null,
  low_stock_threshold numeric(12, 3) not null check (low_stock_threshold >= 0),
  version integer not null check (version > 0)
);
`;

const CHANGES = `
create table changes (
  id uuid primary key,
  entity text collate "C" not null,
  -- No reference: the trail outlives its records, and settings have no id.
  entity_id text collate "C" not null,
  action text not null,
  user_id uuid not null,
  user_name text not null,
  at timestamptz(3) not null,
  fields jsonb not null
);
-- The trail, newest first, page by page: all, and of one record.
create index changes_by_time on changes (at, id);
create index changes_by_entity on changes (entity, entity_id, at, id);
create trigger changes_append_only before update or delete on changes
  for each row execute function refuse_change();
create trigger changes_never_emptied before truncate on changes
  for each statement execute function refuse_change();
`;

/**
 * One row announces a fact to all users and goes when the fact is over. So the table stays small: products that are
 * low, orders that are pending, corrections to verify, and three rows per user.
 */
const NOTIFICATIONS = `
create table notifications (
  id uuid primary key,
  kind text collate "C" not null,
  -- A product or an order; null for a notification to one user.
  subject_id uuid,
  user_id uuid references users on delete cascade,
  title text not null,
  text text not null,
  link text not null,
  created_at timestamptz(3) not null,
  check ((subject_id is null) = (user_id is not null))
);
-- One per subject until the fact is over.
create unique index notifications_subject on notifications (subject_id, kind) where subject_id is not null;
-- Notifications for everybody since a user came, newest first; those for one user.
create index notifications_for_all on notifications (created_at, id) where user_id is null;
create index notifications_for_one on notifications (user_id, created_at, id) where user_id is not null;

-- The instant since which a user sees notifications for everybody.
create table notification_welcomes (
  user_id uuid primary key references users on delete cascade,
  welcomed_at timestamptz(3) not null
);
create table notification_reads (
  user_id uuid not null references users on delete cascade,
  notification_id uuid not null references notifications on delete cascade,
  read_at timestamptz(3) not null,
  primary key (user_id, notification_id)
);
-- Deleting a notification must find who has read it.
create index notification_reads_by_notification on notification_reads (notification_id);

-- Welcomes existing users.
insert into notification_welcomes select id, now() from users;
insert into notifications (id, kind, user_id, title, text, link, created_at)
select gen_random_uuid(), kind, users.id, title, text, link, now()
from users cross join (values
  ('pending_orders', 'Orders are announced here', 'When somebody creates an order, you will find it here.', '/orders?status=pending'),
  ('low_stock', 'Low stock is announced here', 'When a product falls to its minimum stock level, you will find it here.', '/products?stockStatus=low'),
  ('welcome', 'Welcome to Stockroom', 'Bring in your catalogue: add your products with their suppliers and minimum stock levels.', '/products/new')
) as initial (kind, title, text, link);
`;

const VALUE = 'round(current_stock * average_cost, 2)';

/**
 * The dashboard's figures of all products, which the transactions that change products keep up to date: adding up
 * 100,000 products takes 60 ms. The sum of the rows counts. Each connection has a row of its own, because writers
 * would wait for each other's changes of one row. The trigger runs per statement, so that filling a database
 * changes one row once.
 */
const PRODUCT_TOTALS = `
create table product_totals (
  slot integer primary key,
  products bigint not null,
  low bigint not null,
  value numeric not null
) with (fillfactor = 10);

${totalProducts(VALUE, 'average_cost')}
create trigger products_totalled_insert after insert on products
  referencing new table as new_products for each statement execute function total_products();
create trigger products_totalled_update after update on products
  referencing old table as old_products new table as new_products for each statement execute function total_products();
create trigger products_totalled_delete after delete on products
  referencing old table as old_products for each statement execute function total_products();

insert into product_totals
select 0, count(*), count(*) filter (where current_stock <= minimum_stock_level),
  coalesce(sum(${VALUE}), 0)
from products where archived_at is null;
`;

/**
 * The sums of each quarter of an hour by reason: a report over a year adds up these few rows instead of a million
 * movements. Days of every time zone begin at a quarter. Slots are as above.
 */
const MOVEMENT_TOTALS = `
create table movement_totals (
  quarter timestamptz not null,
  reason text collate "C" not null,
  slot integer not null,
  movements bigint not null,
  in_quantity numeric not null,
  out_quantity numeric not null,
  in_value numeric not null,
  out_value numeric not null,
  primary key (quarter, reason, slot)
) with (fillfactor = 50);

create function total_movements() returns trigger language plpgsql as $$
begin
  insert into movement_totals as totals
  select date_bin('15 minutes', created_at, '2000-01-01Z'), reason, pg_backend_pid() % 64, count(*),
    coalesce(sum(quantity) filter (where quantity > 0), 0), coalesce(-sum(quantity) filter (where quantity < 0), 0),
    coalesce(sum(value) filter (where quantity > 0), 0), coalesce(-sum(value) filter (where quantity < 0), 0)
  from new_movements group by 1, 2 order by 1, 2
  on conflict (quarter, reason, slot) do update set movements = totals.movements + excluded.movements,
    in_quantity = totals.in_quantity + excluded.in_quantity, out_quantity = totals.out_quantity + excluded.out_quantity,
    in_value = totals.in_value + excluded.in_value, out_value = totals.out_value + excluded.out_value;
  return null;
end $$;
create trigger stock_movements_totalled after insert on stock_movements
  referencing new table as new_movements for each statement execute function total_movements();

insert into movement_totals
select date_bin('15 minutes', created_at, '2000-01-01Z'), reason, 0, count(*),
  coalesce(sum(quantity) filter (where quantity > 0), 0), coalesce(-sum(quantity) filter (where quantity < 0), 0),
  coalesce(sum(value) filter (where quantity > 0), 0), coalesce(-sum(value) filter (where quantity < 0), 0)
from stock_movements group by 1, 2;
`;

const REPORTS = `
-- The newest products, for the activities of the dashboard.
create index products_by_creation on products (created_at, id);
-- Sums over the movements of a product, and of all products in a period, read the index alone.
drop index stock_movements_by_product;
create index stock_movements_by_product on stock_movements (product_id, created_at, id) include (quantity, value);
drop index stock_movements_by_time;
create index stock_movements_by_time on stock_movements (created_at, id)
  include (product_id, reason, quantity, value);
-- Sums over the orders of a month read the index alone, too.
alter table order_items drop constraint order_items_pkey;
alter table order_items add primary key (order_id, position) include (product_id, quantity, total_price);
`;

export const overview = sqlMigration(
  SETTINGS,
  CHANGES,
  NOTIFICATIONS,
  PRODUCT_TOTALS,
  MOVEMENT_TOTALS,
  REPORTS,
);
