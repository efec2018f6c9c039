import {
  ENCODINGS,
  IMPORT_FIELDS,
  IMPORT_KINDS,
  IMPORT_ROW_KINDS,
  IMPORT_STATES,
  SEPARATORS,
} from '@stockroom/contract';
import {
  COUNT,
  FLAG,
  ID,
  INSTANT,
  listOf,
  nullable,
  oneOf,
  record,
  secret,
  TEXT,
} from '../openapi/response-schemas';

export const IMPORT = record({
  _id: ID,
  kind: oneOf(IMPORT_KINDS),
  fileName: TEXT,
  state: oneOf(IMPORT_STATES),
  sheets: listOf(TEXT),
  sheet: nullable(TEXT),
  encoding: nullable(oneOf(ENCODINGS)),
  separator: nullable(oneOf(SEPARATORS)),
  headingLine: COUNT,
  columns: listOf(record({ heading: TEXT, samples: listOf(TEXT), field: nullable(TEXT) })),
  stock: oneOf(['set', 'add']),
  stockDate: nullable(TEXT),
  defaultCategory: TEXT,
  defaultSupplier: TEXT,
  createsMissing: FLAG,
  missing: record({ categories: listOf(TEXT), suppliers: listOf(TEXT) }),
  rows: record(Object.fromEntries(IMPORT_ROW_KINDS.map((kind) => [kind, COUNT]))),
  done: COUNT,
  written: COUNT,
  kept: listOf(TEXT),
  createdAt: INSTANT,
  createdBy: TEXT,
  undoUntil: nullable(INSTANT),
});

const CELL = record({ typed: TEXT, before: nullable(TEXT), after: TEXT }, { problem: TEXT });
const CELLS = record(
  {},
  {
    ...Object.fromEntries(
      Object.values(IMPORT_FIELDS).flatMap((fields) =>
        Object.keys(fields).map((field) => [field, CELL]),
      ),
    ),
    purchasePrice: secret(CELL, 'costs:read'),
    sellingPrice: secret(CELL, 'prices:read'),
  },
);
export const ROW = record(
  { line: COUNT, kind: oneOf(IMPORT_ROW_KINDS), cells: CELLS },
  { problem: TEXT },
);
