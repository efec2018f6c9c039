import { sqlMigration } from './sql-migration';

/** Deliveries, returns and counts, with their lines. Movements name the document that posted them. */
const DOCUMENTS = `
create table documents (
  id uuid primary key,
  kind text collate "C" not null check (kind in ('delivery', 'customer-return', 'supplier-return', 'count')),
  number text collate "und-x-icu" not null constraint documents_number unique,
  state text collate "C" not null check (state in ('draft', 'posted', 'undone')),
  supplier_id uuid references suppliers on delete restrict,
  party text collate "und-x-icu" not null,
  order_id uuid references orders on delete restrict,
  order_number text collate "und-x-icu",
  delivery_id uuid references documents on delete restrict,
  reference text collate "und-x-icu" not null,
  document_date text collate "C" not null check (document_date like '____-__-__'),
  notes text not null,
  scope text collate "C",
  scope_value text not null,
  is_blind boolean not null,
  created_by text not null,
  created_at timestamptz(3) not null,
  posted_by text,
  posted_at timestamptz(3),
  undone_by text,
  undone_at timestamptz(3),
  version integer not null check (version > 0),
  check ((posted_at is null) = (state = 'draft')),
  check ((undone_at is null) = (state <> 'undone')),
  search_text text collate "und-x-icu" not null generated always as (lower((number || U&'\\001F' || party
    || U&'\\001F' || reference || U&'\\001F' || coalesce(order_number, '')) collate "und-x-icu")) stored
);
-- The list of a kind, newest first, page by page.
create index documents_by_kind on documents (kind, created_at, id);
create index documents_by_order on documents (order_id, created_at, id) where order_id is not null;
create index documents_by_delivery on documents (delivery_id) where delivery_id is not null;

create table document_lines (
  document_id uuid not null references documents on delete cascade,
  product_id uuid not null references products on delete restrict,
  position bigint generated always as identity,
  product_name text not null,
  product_sku text not null,
  unit_of_measurement text not null,
  quantity numeric(12, 3) check (quantity >= 0),
  rejected numeric(12, 3) not null check (rejected >= 0 and rejected <= coalesce(quantity, rejected)),
  reject_reason text not null,
  expected numeric(15, 3),
  unit_price numeric(20, 6) check (unit_price >= 0),
  user_name text not null,
  saved_at timestamptz(3) not null,
  version integer not null check (version > 0),
  primary key (document_id, product_id)
);
-- When somebody counted a product last.
create index document_lines_by_product on document_lines (product_id);

create table count_settings (
  is_only boolean primary key default true check (is_only),
  approval_limit numeric(14, 2) check (approval_limit >= 0)
);
`;

const NUMBERS = `
alter table order_counters drop constraint order_counters_type_check;
`;

/** An order whose rest is closed is completed with what came. */
const LINKS = `
alter table stock_movements add column document_id uuid references documents on delete restrict;
create index stock_movements_by_document on stock_movements (document_id) where document_id is not null;
alter table orders add column is_rest_closed boolean not null default false
  check (not is_rest_closed or (type = 'incoming' and status = 'completed'));
`;

export const documents = sqlMigration(DOCUMENTS, NUMBERS, LINKS);
