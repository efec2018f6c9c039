import { sql, type Kysely, type Migration } from 'kysely';

/**
 * The live products by what is in stock, and those that run low. A table of its own, because no index of
 * `products` may hold current stock: there a movement would have to renew all its indexes, the search included.
 * Here it renews one narrow row. What lists and counts of few products ask for comes along, so that they need
 * not look into `products`.
 */
const STOCK_LEVELS = `
create table stock_levels (
  id uuid primary key,
  name text collate "und-x-icu" not null,
  category text collate "und-x-icu" not null,
  supplier_id uuid not null,
  current_stock numeric(12, 3) not null,
  minimum_stock_level numeric(12, 3) not null,
  -- The planner knows how many have it, which it cannot know of a comparison of two columns.
  is_low boolean not null generated always as (current_stock <= minimum_stock_level) stored
);
insert into stock_levels (id, name, category, supplier_id, current_stock, minimum_stock_level)
select id, name, category, supplier_id, current_stock, minimum_stock_level from products where archived_at is null;

-- The list in the order of stock, page by page.
create index stock_levels_by_stock on stock_levels (current_stock, id);
-- What runs low in the usual order, page by page, counted from the index alone: few among many.
create index stock_levels_low on stock_levels (name, id) include (category, supplier_id) where is_low;
-- What is out of stock, likewise: few even among what runs low.
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

/** Trigrams know nothing of texts of two characters. */
const SHORT_SEARCHES = `
create function character_pairs(searched text) returns text[] language sql immutable strict parallel safe as $$
  select array(select substr(searched, at, 2) collate "C" from generate_series(1, char_length(searched)) as at)
$$;
-- Searches of two characters. What waits to be sorted in, which every search reads, is at most 64 KB: that costs
-- an order half as much as to sort it in at once.
create index products_pairs on products using gin ((character_pairs(search_text) collate "C"))
  with (gin_pending_list_limit = 64) where archived_at is null;
create index orders_pairs on orders using gin ((character_pairs(search_text) collate "C"))
  with (gin_pending_list_limit = 64) where archived_at is null;
alter index if exists products_search set (fastupdate = on, gin_pending_list_limit = 64);
alter index if exists suppliers_search set (fastupdate = on, gin_pending_list_limit = 64);
alter index if exists orders_search set (fastupdate = on, gin_pending_list_limit = 64);
`;

const LISTS = `
-- What has changed since somebody looked where the matches of a search lie.
create index products_by_update on products (updated_at) where archived_at is null;
-- The journal of one reason: of a million movements some have a reason that few others have, or none.
create index stock_movements_by_reason on stock_movements (reason, created_at, id);
-- The list of products in its other orders.
create index products_in_category_order on products (category, id) where archived_at is null;
create index products_by_purchase_price on products (purchase_price, id) where archived_at is null;
create index products_by_selling_price on products (selling_price, id) where archived_at is null;
`;

export const lists: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(STOCK_LEVELS).execute(db);
    await sql.raw(SHORT_SEARCHES).execute(db);
    await sql.raw(LISTS).execute(db);
  },
};
