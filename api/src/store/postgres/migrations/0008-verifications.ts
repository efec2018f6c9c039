import { sqlMigration } from './sql-migration';

/**
 * One verification per correction for an order, because movements never change. Older counts look like other
 * adjustments, so older corrections stay marked until somebody verifies them.
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
-- The marked movements of a product, which a count verifies.
create index stock_movements_to_verify_by_product on stock_movements (product_id) where to_verify;
`;

export const verifications = sqlMigration(VERIFICATIONS);
