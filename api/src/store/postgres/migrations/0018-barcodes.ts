import { sqlMigration } from './sql-migration';

const BARCODES = `
create table product_barcodes (
  product_id uuid not null references products on delete restrict,
  position smallint not null,
  code text collate "C" not null,
  -- Equal for codes that mean the same: contract/src/barcodes.ts computes it.
  key text collate "C" not null,
  units numeric(12, 3) not null check (units > 0),
  -- Whether the product is not archived.
  is_live boolean not null,
  primary key (product_id, position)
);
-- A barcode belongs to one live product; also the search for it.
create unique index product_barcodes_live_key on product_barcodes (key) where is_live;
`;

export const barcodes = sqlMigration(BARCODES);
