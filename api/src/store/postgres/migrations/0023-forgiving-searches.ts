import { sqlMigration } from './sql-migration';

/** In small letters, and Latin letters that look Cyrillic are Cyrillic, so that both alphabets find "А4". */
const COMPARABLE = `
create function comparable(shown text) returns text language sql immutable strict parallel safe as $$
  select translate(lower(shown collate "und-x-icu"), 'ёaeopcxykmthb', 'еаеорсхукмтнв')
$$;
`;

function renew(table: string, text: string): string {
  return `alter table ${table} drop column search_text, add column search_text text collate "und-x-icu" not null
    generated always as (comparable(${text}) collate "und-x-icu") stored;`;
}

/** The trigram indexes go with the column; the start that runs this migration makes them anew. */
const SEARCHES = `
${renew('suppliers', "company_name || U&'\\001F' || contact_person")}
${renew('products', "name || U&'\\001F' || sku")}
${renew('orders', "order_number || U&'\\001F' || customer_name || supplier_name")}
${renew('documents', "number || U&'\\001F' || party || U&'\\001F' || reference || U&'\\001F' || coalesce(order_number, '')")}
create index products_pairs on products using gin ((character_pairs(search_text) collate "C"))
  with (gin_pending_list_limit = 64) where archived_at is null;
create index orders_pairs on orders using gin ((character_pairs(search_text) collate "C"))
  with (gin_pending_list_limit = 64) where archived_at is null;
`;

function keepNames(table: string, ...columns: string[]): string {
  const names = columns.map((column) => `'${column}'`).join(', ');
  return `
    create trigger ${table}_words_insert after insert on ${table}
      referencing new table as inserted for each statement execute function keep_inserted_names(${names});
    create trigger ${table}_words_update after update of ${columns.join(', ')} on ${table}
      for each row execute function keep_changed_names(${names});`;
}

/** The words of names by their spellings, as spellingsOf in contract/src/search-words.ts has them. */
const WORDS = `
create table search_words (
  spelling text collate "C" not null,
  word text collate "C" not null,
  primary key (spelling, word)
);

create function search_spellings(spelled text) returns setof text language sql immutable strict parallel safe as $$
  select spelled union all
  select overlay(spelled placing '' from at for 1) from generate_series(1, char_length(spelled)) as at
  where char_length(spelled) >= 5
$$;

create function keep_words(names text[]) returns void language sql as $$
  insert into search_words (spelling, word)
  select distinct spelling collate "C", word from (
    select distinct lower(word collate "und-x-icu") collate "C" as word
    from unnest(names) as name, regexp_split_to_table(name collate "und-x-icu", '[^[:alnum:]]+') as word
    where word ~ '^[[:alpha:]]{4,30}$'
  ) as words, search_spellings(comparable(word)) as spelling
  where not exists (select from search_words as known
    where known.spelling = comparable(words.word) collate "C" and known.word = words.word)
  order by 1, 2
  on conflict do nothing
$$;

-- The arguments of a trigger are the columns with names. A statement may insert thousands of rows.
create function keep_inserted_names() returns trigger language plpgsql as $$
begin
  perform keep_words(array(
    select distinct to_jsonb(inserted) ->> argument from inserted, unnest(tg_argv) as argument));
  return null;
end $$;
create function keep_changed_names() returns trigger language plpgsql as $$
begin
  perform keep_words(array(select to_jsonb(new) ->> argument from unnest(tg_argv) as argument));
  return null;
end $$;
${keepNames('products', 'name')}
${keepNames('suppliers', 'company_name', 'contact_person')}
${keepNames('orders', 'customer_name')}

select keep_words(array(
  select name from products union select company_name from suppliers union select contact_person from suppliers
  union select customer_name from orders));
`;

export const forgivingSearches = sqlMigration(COMPARABLE, SEARCHES, WORDS);
