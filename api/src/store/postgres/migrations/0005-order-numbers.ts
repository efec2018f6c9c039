import { sql, type Kysely, type Migration } from 'kysely';

/** The root collation, with digits compared as numbers: ORD-2026-9999 comes before ORD-2026-10000. */
const ORDER_NUMBERS = `
create collation natural_order (provider = icu, locale = 'und-u-kn-true');
-- The list in the order of its numbers, page by page.
drop index orders_by_number;
create index orders_by_number on orders (order_number collate natural_order, id) where archived_at is null;
`;

export const orderNumbers: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(ORDER_NUMBERS).execute(db);
  },
};
