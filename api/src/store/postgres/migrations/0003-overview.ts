import { sql, type Kysely, type Migration } from 'kysely';

/** One row each, and none until they are changed for the first time. */
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
  -- No reference: the trail outlives what it tells of, and settings have no id.
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
 * A fact is one row, however many users there are. Rows of facts that are over are deleted, so the table stays
 * small: what is low, pending or to be verified now, and three rows per user.
 */
const NOTIFICATIONS = `
create table notifications (
  id uuid primary key,
  kind text collate "C" not null,
  -- A product or an order; null in what is addressed to one user.
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
-- What is for everybody since a user came, newest first; what is for one user.
create index notifications_for_all on notifications (created_at, id) where user_id is null;
create index notifications_for_one on notifications (user_id, created_at, id) where user_id is not null;

-- Since when a user is shown what is for everybody.
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

-- Users of before are welcomed now.
insert into notification_welcomes select id, now() from users;
insert into notifications (id, kind, user_id, title, text, link, created_at)
select gen_random_uuid(), kind, users.id, title, text, link, now()
from users cross join (values
  ('pending_orders', 'Orders are announced here', 'When somebody creates an order, you will find it here.', '/orders?status=pending'),
  ('low_stock', 'Low stock is announced here', 'When a product falls to its minimum stock level, you will find it here.', '/products?stockStatus=low'),
  ('welcome', 'Welcome to Stockroom', 'Bring in your catalogue: add your products with their suppliers and minimum stock levels.', '/products/new')
) as initial (kind, title, text, link);
`;

/**
 * What the dashboard says of all products, kept up to date by the transactions that change them: adding up
 * 100,000 products takes 60 ms. One row for all would make writers wait for each other, so each connection has
 * a row of its own (two share one rarely, and then only wait); what counts is the sum of the rows. Per
 * statement and not per row, so that filling a database changes one row once.
 */
const PRODUCT_TOTALS = `
create table product_totals (
  slot integer primary key,
  products bigint not null,
  low bigint not null,
  value numeric not null
) with (fillfactor = 10);

create function total_products() returns trigger language plpgsql as $$
declare
  difference record;
begin
  if tg_op = 'INSERT' then
    select count(*) as products, count(*) filter (where current_stock <= minimum_stock_level) as low,
      coalesce(sum(round(current_stock * average_cost, 2)), 0) as value
    into difference from new_products where archived_at is null;
  elsif tg_op = 'DELETE' then
    select -count(*) as products, -count(*) filter (where current_stock <= minimum_stock_level) as low,
      -coalesce(sum(round(current_stock * average_cost, 2)), 0) as value
    into difference from old_products where archived_at is null;
  else
    select sum(sign) as products, sum(sign) filter (where current_stock <= minimum_stock_level) as low,
      sum(sign * round(current_stock * average_cost, 2)) as value
    into difference from (
      select 1 as sign, current_stock, minimum_stock_level, average_cost from new_products where archived_at is null
      union all
      select -1, current_stock, minimum_stock_level, average_cost from old_products where archived_at is null
    ) as changed;
  end if;
  if coalesce(difference.products, 0) <> 0 or coalesce(difference.low, 0) <> 0 or coalesce(difference.value, 0) <> 0 then
    insert into product_totals as totals values (pg_backend_pid() % 4096,
      coalesce(difference.products, 0), coalesce(difference.low, 0), coalesce(difference.value, 0))
    on conflict (slot) do update set products = totals.products + excluded.products,
      low = totals.low + excluded.low, value = totals.value + excluded.value;
  end if;
  return null;
end $$;
create trigger products_totalled_insert after insert on products
  referencing new table as new_products for each statement execute function total_products();
create trigger products_totalled_update after update on products
  referencing old table as old_products new table as new_products for each statement execute function total_products();
create trigger products_totalled_delete after delete on products
  referencing old table as old_products for each statement execute function total_products();

insert into product_totals
select 0, count(*), count(*) filter (where current_stock <= minimum_stock_level),
  coalesce(sum(round(current_stock * average_cost, 2)), 0)
from products where archived_at is null;
`;

/**
 * What moved in each quarter of an hour, by reason: a report over a year adds up these few rows instead of a
 * million movements. Days of every time zone begin at a quarter. Slots as above.
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
-- What moved of a product, and of all products in a period, is added up from the index alone.
drop index stock_movements_by_product;
create index stock_movements_by_product on stock_movements (product_id, created_at, id) include (quantity, value);
drop index stock_movements_by_time;
create index stock_movements_by_time on stock_movements (created_at, id)
  include (product_id, reason, quantity, value);
-- What the orders of a month have sold, likewise, however many other orders there are.
alter table order_items drop constraint order_items_pkey;
alter table order_items add primary key (order_id, position) include (product_id, quantity, total_price);
`;

export const overview: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(SETTINGS).execute(db);
    await sql.raw(CHANGES).execute(db);
    await sql.raw(NOTIFICATIONS).execute(db);
    await sql.raw(PRODUCT_TOTALS).execute(db);
    await sql.raw(MOVEMENT_TOTALS).execute(db);
    await sql.raw(REPORTS).execute(db);
  },
};
