import { array, object, type InferType } from 'yup';
import { itemQuantity, MAX_ORDER_ITEMS } from './order-schema';
import { quantity, requiredText, version } from './schema-fields';
import { msg } from './translate';

const NO_ORDER = msg('At least one order is required');
const NO_ITEM = msg('At least one item is required');
const NO_FIELDS = msg('An item must have fields');
const NO_LIST = msg('Items must be a list');
const MAX_ORDERS = 100;
const TOO_MANY_ORDERS = msg('At most {max} orders at once', { max: MAX_ORDERS });

const line = object({
  productId: requiredText({ max: 64, label: msg('Product') }, msg('Please select a product')),
  quantity: itemQuantity,
  /** As the person saw it: an order that somebody has made meanwhile must not be repeated. */
  expected: quantity(msg('Expected')),
})
  .typeError(NO_FIELDS)
  .noUnknown();

const order = object({
  supplierId: requiredText({ max: 64, label: msg('Supplier') }, msg('Please select a supplier')),
  items: array(line)
    .typeError(NO_LIST)
    .required(NO_ITEM)
    .min(1, NO_ITEM)
    .max(MAX_ORDER_ITEMS, msg('An order can have at most {max} items', { max: MAX_ORDER_ITEMS })),
})
  .typeError(NO_FIELDS)
  .noUnknown();

/** One purchase order per supplier, at the purchase prices of the products. */
export const reorderSchema = object({
  orders: array(order)
    .typeError(NO_LIST)
    .required(NO_ORDER)
    .min(1, NO_ORDER)
    .max(MAX_ORDERS, TOO_MANY_ORDERS),
}).noUnknown();
export type ReorderInput = InferType<typeof reorderSchema>;

const made = object({
  _id: requiredText({ max: 64, label: msg('Order') }),
  version: version(),
})
  .typeError(NO_FIELDS)
  .noUnknown();

/** Names the orders as they were made: one that somebody has changed stays, and so do the others. */
export const undoReorderSchema = object({
  orders: array(made)
    .typeError(NO_LIST)
    .required(NO_ORDER)
    .min(1, NO_ORDER)
    .max(MAX_ORDERS, TOO_MANY_ORDERS),
}).noUnknown();
export type UndoReorderInput = InferType<typeof undoReorderSchema>;
