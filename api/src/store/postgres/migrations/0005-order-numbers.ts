import { sqlMigration } from './sql-migration';

/** The root collation that compares digits as numbers: ORD-2026-9999 comes before ORD-2026-10000. */
const ORDER_NUMBERS = `
create collation natural_order (provider = icu, locale = 'und-u-kn-true');
-- The list in the order of its numbers, page by page.
drop index orders_by_number;
create index orders_by_number on orders (order_number collate natural_order, id) where archived_at is null;
`;

export const orderNumbers = sqlMigration(ORDER_NUMBERS);
