import { sql, type Kysely, type Migration } from 'kysely';

/**
 * Who has verified a correction that was posted for an order, once for each: the movement itself never changes. Counts
 * of before are not told from other adjustments, so what was marked by then stays so until somebody verifies it.
 */
const VERIFICATIONS = `
create table stock_verifications (
  movement_id uuid primary key references stock_movements on delete restrict,
  -- No reference: history outlives an account.
  user_id uuid not null,
  user_name text not null,
  verified_at timestamptz(3) not null
);
create trigger stock_verifications_append_only before update or delete on stock_verifications
  for each row execute function refuse_change();
create trigger stock_verifications_never_emptied before truncate on stock_verifications
  for each statement execute function refuse_change();
-- What a count of a product settles: the marked ones alone, however often the product has moved.
create index stock_movements_to_verify_by_product on stock_movements (product_id) where to_verify;
`;

export const verifications: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(VERIFICATIONS).execute(db);
  },
};
