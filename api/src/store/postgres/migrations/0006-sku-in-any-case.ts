import { sql, type Kysely, type Migration } from 'kysely';

/**
 * "tl-01" and "TL-01" are one SKU. A migration cannot ask which of two older products may keep its SKU, so the index
 * excludes all but the oldest of each, by their ids.
 */
export const skuInAnyCase: Migration = {
  async up(db: Kysely<unknown>) {
    const { rows: twins } = await sql<{ id: string }>`
      select id from (
        select id, row_number() over (partition by lower(sku) order by created_at, id) as place
        from products where archived_at is null
      ) as ranked where place > 1`.execute(db);
    const others = twins.map(({ id }) => sql` and id <> ${sql.lit(id)}::uuid`);
    await sql`
      create unique index products_live_sku_in_any_case on products (lower(sku))
      where archived_at is null ${sql.join(others, sql``)}`.execute(db);
  },
};
