import { sqlMigration } from './sql-migration';

/**
 * The live products by stock, and those that run low. No index of `products` may hold current stock, because a movement
 * would renew all its indexes, the search included; in this table it renews one narrow row. The other columns save
 * lists and counts a look into `products`.
 */
const STOCK_LEVELS = `
create table stock_levels (
  id uuid primary key,
  name text collate "und-x-icu" not null,
  category text collate "und-x-icu" not null,
  supplier_id uuid not null,
  current_stock numeric(12, 3) not null,
  minimum_stock_level numeric(12, 3) not null,
  -- The planner has statistics of this column, but none of a comparison of two columns.
  is_low boolean not null generated always as (current_stock <= minimum_stock_level) stored
);
insert into stock_levels (id, name, category, supplier_id, current_stock, minimum_stock_level)
select id, name, category, supplier_id, current_stock, minimum_stock_level from products where archived_at is null;

-- The list in the order of stock, page by page.
create index stock_levels_by_stock on stock_levels (current_stock, id);
-- Products that run low in the usual order, page by page; the index alone counts them.
create index stock_levels_low on stock_levels (name, id) include (category, supplier_id) where is_low;
-- Products that are out of stock, likewise.
create index stock_levels_out on stock_levels (name, id) include (category, supplier_id) where current_stock = 0;

create function level_products() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from stock_levels using old_products as gone where stock_levels.id = gone.id;
    return null;
  end if;
  insert into stock_levels (id, name, category, supplier_id, current_stock, minimum_stock_level)
  select id, name, category, supplier_id, current_stock, minimum_stock_level from new_products where archived_at is null
  on conflict (id) do update set name = excluded.name, category = excluded.category, supplier_id = excluded.supplier_id,
    current_stock = excluded.current_stock, minimum_stock_level = excluded.minimum_stock_level;
  if tg_op = 'UPDATE' and exists (select from new_products where archived_at is not null) then
    delete from stock_levels using new_products as changed
    where stock_levels.id = changed.id and changed.archived_at is not null;
  end if;
  return null;
end $$;
create trigger products_levelled_insert after insert on products
  referencing new table as new_products for each statement execute function level_products();
create trigger products_levelled_update after update on products
  referencing new table as new_products for each statement execute function level_products();
create trigger products_levelled_delete after delete on products
  referencing old table as old_products for each statement execute function level_products();
`;

/** Trigrams find no texts of two characters. */
const SHORT_SEARCHES = `
create function character_pairs(searched text) returns text[] language sql immutable strict parallel safe as $$
  select array(select substr(searched, at, 2) collate "C" from generate_series(1, char_length(searched)) as at)
$$;
-- Searches of two characters. Every search reads the pending list, which has at most 64 KB; without the list, an order
-- would cost twice as much.
create index products_pairs on products using gin ((character_pairs(search_text) collate "C"))
  with (gin_pending_list_limit = 64) where archived_at is null;
create index orders_pairs on orders using gin ((character_pairs(search_text) collate "C"))
  with (gin_pending_list_limit = 64) where archived_at is null;
alter index if exists products_search set (fastupdate = on, gin_pending_list_limit = 64);
alter index if exists suppliers_search set (fastupdate = on, gin_pending_list_limit = 64);
alter index if exists orders_search set (fastupdate = on, gin_pending_list_limit = 64);
`;

const LISTS = `
-- Changes since a search last took the range of its matches.
create index products_by_update on products (updated_at) where archived_at is null;
-- The journal of one reason, which may be rare among a million movements.
create index stock_movements_by_reason on stock_movements (reason, created_at, id);
-- The list of products in its other orders.
create index products_in_category_order on products (category, id) where archived_at is null;
create index products_by_purchase_price on products (purchase_price, id) where archived_at is null;
create index products_by_selling_price on products (selling_price, id) where archived_at is null;
`;

export const lists = sqlMigration(STOCK_LEVELS, SHORT_SEARCHES, LISTS);
