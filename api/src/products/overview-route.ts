import {
  DOCUMENT_KINDS,
  mayDo,
  type ProductDocument,
  type ProductOverview,
} from '@stockroom/contract';
import { CHANGE } from '../changes/change-routes';
import { visibleChange } from '../changes/visible-change';
import { readRoute, type Route } from '../http/route';
import {
  DECIMAL,
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
import { SUMMARY } from '../orders/order-routes';
import { findRecord, requireLive } from '../records';
import { inMoney } from '../stock-movements/average-cost';
import { MOVEMENT } from '../stock-movements/stock-movement-routes';
import { toMovement } from '../stock-movements/stock-movement-service';
import type { StoredDocument } from '../store/documents';
import type { Repositories } from '../store/store';
import type { Actor } from '../unit-of-work';
import { PRODUCT } from './product-routes';
import { toProduct } from './product-service';

const MOVEMENTS = 50;
/** Few products stand in more open orders. */
const OPEN_ORDERS = 50;
const ORDERS = 10;
const DOCUMENTS = 10;
const CHANGES = 20;

const PRODUCT_DOCUMENT = record({
  _id: ID,
  kind: oneOf(DOCUMENT_KINDS),
  number: TEXT,
  party: TEXT,
  postedAt: nullable(INSTANT),
  quantity: nullable(NUMBER),
  rejected: NUMBER,
  savedAt: INSTANT,
});

export const OVERVIEW_ROUTE: Route = readRoute({
  path: '/api/products/:id/overview',
  permission: 'products:read',
  summary: 'A product with its newest movements, orders and changes',
  answer: record(
    {
      product: PRODUCT,
      averageCost: secret(nullable(DECIMAL), 'costs:read'),
      stockValue: secret(DECIMAL, 'costs:read'),
      movements: listOf(MOVEMENT),
      openOrders: listOf(SUMMARY),
      orders: listOf(SUMMARY),
      documents: listOf(PRODUCT_DOCUMENT),
    },
    { changes: listOf(CHANGE) },
  ),
  read: ({ repositories, params, user }) => overviewOf(repositories, params.id, user),
});

/** @throws ApiError NOT_FOUND */
async function overviewOf(
  { products, stockMovements, orders, documents, changes }: Repositories,
  id: string,
  { role }: Pick<Actor, 'role'>,
): Promise<ProductOverview> {
  const product = requireLive('Product', await findRecord('Product', id, products.find));
  const newest = { sort: '-createdAt', position: null } as const;
  const ofProduct = { ...newest, filter: { productId: id } };
  const openFilter = { productId: id, open: 'true' } as const;
  const changeFilter = { entity: 'product', entityId: id } as const;
  const postedFilter = { productId: id, state: 'posted' } as const;
  const [moved, open, ordered, posted, changed] = await Promise.all([
    stockMovements.list({ ...ofProduct, limit: MOVEMENTS }),
    orders.list({ ...newest, filter: openFilter, limit: OPEN_ORDERS }),
    orders.list({ ...ofProduct, limit: ORDERS }),
    documents.list({ ...newest, filter: postedFilter, limit: DOCUMENTS }),
    mayDo(role, 'history:read')
      ? changes.list({ filter: changeFilter, sort: '-at', position: null, limit: CHANGES })
      : undefined,
  ]);
  return {
    product: toProduct(product),
    averageCost: product.averageCost,
    stockValue: inMoney(product.stockValue),
    movements: moved.records.map(toMovement),
    openOrders: open.records,
    orders: ordered.records,
    documents: posted.records.flatMap((document) => toProductDocument(document, id)),
    ...(changed && { changes: changed.records.map((change) => visibleChange(role, change)) }),
  };
}

function toProductDocument(
  { _id, kind, number, party, postedAt, lines }: StoredDocument,
  productId: string,
): ProductDocument[] {
  return lines
    .filter((line) => line.productId === productId && line.quantity !== null)
    .map(({ quantity, rejected, savedAt }) => ({
      _id,
      kind,
      number,
      party,
      postedAt,
      quantity,
      rejected,
      savedAt,
    }));
}
