import { sql, type Kysely, type Migration } from 'kysely';

/** Who types "елка" means "ёлка" too: in what searches look in, the letter ё is е. */
function renew(table: string, text: string): string {
  return `alter table ${table} drop column search_text, add column search_text text collate "und-x-icu" not null
    generated always as (replace(lower((${text}) collate "und-x-icu"), 'ё', 'е')) stored;`;
}

/** The indexes by trigrams go with the column and are made anew at the next start, which is this one. */
const SEARCHES = `
${renew('suppliers', "company_name || U&'\\001F' || contact_person")}
${renew('products', "name || U&'\\001F' || sku")}
${renew('orders', "order_number || U&'\\001F' || customer_name || supplier_name")}
create index products_pairs on products using gin ((character_pairs(search_text) collate "C"))
  with (gin_pending_list_limit = 64) where archived_at is null;
create index orders_pairs on orders using gin ((character_pairs(search_text) collate "C"))
  with (gin_pending_list_limit = 64) where archived_at is null;
`;

export const searchByWords: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(SEARCHES).execute(db);
  },
};
