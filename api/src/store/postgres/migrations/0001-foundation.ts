import { INITIAL_CATEGORIES } from '@stockroom/contract';
import { sql, type Kysely, type Migration } from 'kysely';

/** The root collation of ICU orders texts for people; bytes order everything else. */
const TABLES = `
create table users (
  id uuid primary key,
  email text collate "C" not null constraint users_email unique,
  password_hash text not null,
  created_at timestamptz(3) not null
);

create table sessions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  token_hash text not null,
  previous_token_hash text,
  rotated_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  revoked_at timestamptz(3)
);
-- Removing a user must find their sessions.
create index sessions_user on sessions (user_id);
-- Housekeeping deletes expired sessions.
create index sessions_expiry on sessions (expires_at);

-- Unlogged: every attempt writes, and a crash may lose the counts of the last minutes.
create unlogged table attempts (
  key text collate "C" primary key,
  count integer not null,
  since timestamptz(3) not null
);
-- Housekeeping deletes windows that are over.
create index attempts_since on attempts (since);

create table secrets (
  name text collate "C" primary key,
  value text not null
);

create table idempotency_keys (
  user_id uuid not null,
  key text collate "C" not null,
  fingerprint text not null,
  -- Both null only within the transaction that claims the key.
  status smallint,
  body text,
  claimed_at timestamptz(3) not null,
  primary key (user_id, key)
);
-- Housekeeping deletes old keys.
create index idempotency_keys_claimed on idempotency_keys (claimed_at);

create table categories (
  position bigint generated always as identity primary key,
  name text collate "und-x-icu" not null constraint categories_name unique
);

create table suppliers (
  id uuid primary key,
  company_name text collate "und-x-icu" not null,
  contact_person text collate "und-x-icu" not null,
  phone text not null,
  email text not null,
  address text not null,
  payment_terms text not null,
  notes text not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  archived_at timestamptz(3),
  version integer not null check (version > 0),
  -- The text that searches read, in lower case by the same rules on every server; U+001F separates the parts.
  search_text text collate "und-x-icu" not null generated always as
    (lower((company_name || U&'\\001F' || contact_person) collate "und-x-icu")) stored
);
-- The list in its orders by name, page by page.
create index suppliers_by_name on suppliers (company_name, id) where archived_at is null;

create table products (
  id uuid primary key,
  name text collate "und-x-icu" not null,
  sku text collate "und-x-icu" not null,
  description text not null,
  category text collate "und-x-icu" not null,
  unit_of_measurement text not null,
  purchase_price numeric(14, 2) not null check (purchase_price >= 0),
  selling_price numeric(14, 2) not null check (selling_price >= 0),
  minimum_stock_level numeric(12, 3) not null check (minimum_stock_level >= 0),
  current_stock numeric(12, 3) not null constraint products_stock_not_negative check (current_stock >= 0),
  average_cost numeric(20, 6) check (average_cost >= 0),
  supplier_id uuid not null references suppliers on delete restrict,
  image_url text not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  archived_at timestamptz(3),
  version integer not null check (version > 0),
  search_text text collate "und-x-icu" not null generated always as
    (lower((name || U&'\\001F' || sku) collate "und-x-icu")) stored
);
-- A SKU belongs to one live product; also the list in the order of SKU.
create unique index products_live_sku on products (sku) where archived_at is null;
-- The list in its usual order, page by page.
create index products_by_name on products (name, id) where archived_at is null;
-- One category in the usual order; also the list in the order of category.
create index products_by_category on products (category, name, id) where archived_at is null;
-- How many products a supplier has, and the list of one supplier.
create index products_by_supplier on products (supplier_id, name, id) where archived_at is null;
-- No index holds current_stock or average_cost, or each movement would renew the product in every index, the trigrams
-- of the search included. Room in each page keeps the renewed row beside the old one.
alter table products set (fillfactor = 85);

create table stock_movements (
  id uuid primary key,
  product_id uuid not null references products on delete restrict,
  product_name text collate "und-x-icu" not null,
  product_sku text collate "und-x-icu" not null,
  quantity numeric(12, 3) not null check (quantity <> 0),
  reason text not null,
  notes text not null,
  -- No reference: history outlives an account.
  user_id uuid,
  user_name text not null,
  balance_after numeric(12, 3) not null check (balance_after >= 0),
  cost_after numeric(20, 6),
  created_at timestamptz(3) not null
);
-- The journal, newest first, page by page; and reports from one day to another.
create index stock_movements_by_time on stock_movements (created_at, id);
-- The journal of one product.
create index stock_movements_by_product on stock_movements (product_id, created_at, id);

create table images (
  hash text collate "C" primary key,
  type text not null,
  bytes bytea not null,
  created_at timestamptz(3) not null
);
-- Images are compressed already.
alter table images alter column bytes set storage external;
`;

/** Nobody rewrites the journal of stock: another movement corrects a mistake. */
const IMMUTABLE_MOVEMENTS = `
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger stock_movements_append_only before update or delete on stock_movements
  for each row execute function refuse_change();
create trigger stock_movements_never_emptied before truncate on stock_movements
  for each statement execute function refuse_change();
`;

export const foundation: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(TABLES).execute(db);
    await sql.raw(IMMUTABLE_MOVEMENTS).execute(db);
    for (const name of INITIAL_CATEGORIES)
      await sql`insert into categories (name) values (${name})`.execute(db);
  },
};
