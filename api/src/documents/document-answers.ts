import {
  ADJUSTMENT_REASONS,
  COUNT_SCOPES,
  DOCUMENT_KINDS,
  DOCUMENT_STATES,
  ORDER_MONEY_PERMISSIONS,
  ORDER_TYPES,
} from '@stockroom/contract';
import {
  COUNT,
  DECIMAL,
  FLAG,
  ID,
  INSTANT,
  listOf,
  nullable,
  NUMBER,
  oneOf,
  record,
  secret,
  TEXT,
} from '../openapi/response-schemas';

const PRODUCT = { productId: ID, productName: TEXT, productSku: TEXT, unitOfMeasurement: TEXT };
const UNIT_PRICE = secret(nullable(DECIMAL), ORDER_MONEY_PERMISSIONS);
const LINE = {
  ...PRODUCT,
  quantity: nullable(NUMBER),
  rejected: NUMBER,
  rejectReason: oneOf(['', ...ADJUSTMENT_REASONS]),
  expected: nullable(NUMBER),
  unitPrice: UNIT_PRICE,
  userName: TEXT,
  savedAt: INSTANT,
  version: COUNT,
};
const HEADER = {
  _id: ID,
  kind: oneOf(DOCUMENT_KINDS),
  type: oneOf(ORDER_TYPES),
  number: TEXT,
  state: oneOf(DOCUMENT_STATES),
  supplierId: TEXT,
  party: TEXT,
  orderId: nullable(ID),
  orderNumber: nullable(TEXT),
  deliveryId: nullable(ID),
  reference: TEXT,
  documentDate: TEXT,
  notes: TEXT,
  scope: nullable(oneOf(COUNT_SCOPES)),
  scopeValue: TEXT,
  isBlind: FLAG,
  createdBy: TEXT,
  createdAt: INSTANT,
  postedBy: nullable(TEXT),
  postedAt: nullable(INSTANT),
  undoneBy: nullable(TEXT),
  undoneAt: nullable(INSTANT),
  version: COUNT,
  lineCount: COUNT,
  totalAmount: secret(DECIMAL, ORDER_MONEY_PERMISSIONS),
};

export const SUMMARY = record(HEADER);
export const DOCUMENT = record({ ...HEADER, lines: listOf(record(LINE)) });

/** Lines without their document: only drafts of deliveries and counts have them, whose money is a cost. */
const COST = secret(nullable(DECIMAL), 'costs:read');
export const SAVED_LINE = record({ ...LINE, unitPrice: COST });
export const COUNT_PRODUCT = record({
  _id: ID,
  name: TEXT,
  sku: TEXT,
  category: TEXT,
  unitOfMeasurement: TEXT,
  currentStock: nullable(NUMBER),
  line: nullable(SAVED_LINE),
});

export const RETURN_SOURCE = record({
  kind: oneOf(['customer-return', 'supplier-return']),
  type: oneOf(ORDER_TYPES),
  orderId: nullable(ID),
  deliveryId: nullable(ID),
  number: TEXT,
  party: TEXT,
  lines: listOf(record({ ...PRODUCT, moved: NUMBER, returned: NUMBER, unitPrice: UNIT_PRICE })),
});
