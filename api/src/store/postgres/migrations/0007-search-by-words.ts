import { sqlMigration } from './sql-migration';

/** The search text has е for ё, so that "елка" finds "ёлка" too. */
function renew(table: string, text: string): string {
  return `alter table ${table} drop column search_text, add column search_text text collate "und-x-icu" not null
    generated always as (replace(lower((${text}) collate "und-x-icu"), 'ё', 'е')) stored;`;
}

/** The trigram indexes go with the column; the start that runs this migration makes them anew. */
const SEARCHES = `
${renew('suppliers', "company_name || U&'\\001F' || contact_person")}
${renew('products', "name || U&'\\001F' || sku")}
${renew('orders', "order_number || U&'\\001F' || customer_name || supplier_name")}
create index products_pairs on products using gin ((character_pairs(search_text) collate "C"))
  with (gin_pending_list_limit = 64) where archived_at is null;
create index orders_pairs on orders using gin ((character_pairs(search_text) collate "C"))
  with (gin_pending_list_limit = 64) where archived_at is null;
`;

export const searchByWords = sqlMigration(SEARCHES);
