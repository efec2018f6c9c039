import { array, boolean, object, type InferType } from 'yup';
import { MAX_CUSTOMER_NAME } from './customer-schema';
import { ORDER_STATUSES, ORDER_TYPES, type OrderType } from './orders';
import { mayFitUnit } from './quantity';
import { choice, price, quantity, requiredText, text, version } from './schema-fields';
import { msg, type Text } from './translate';

// Separate from orders.ts, so that a page that only shows orders does not wait for the validation library.

export const itemQuantity = quantity(msg('Quantity'), {
  value: 1,
  message: msg('Minimum quantity is 1'),
});

const orderItemSchema = object({
  productId: requiredText({ max: 64, label: msg('Product') }, msg('Please select a product')),
  quantity: itemQuantity,
  unitPrice: price(msg('Unit price')).required(msg('Unit price is required')),
})
  .typeError(msg('An item must have fields'))
  .noUnknown();

export const MAX_ORDER_ITEMS = 500;

/** Text that only one type of order needs. */
function requiredFor(type: OrderType, message: Text, rule: { max: number; label: Text }) {
  return text(rule).test('required-for-type', message, function (value) {
    return this.parent.type !== type || (typeof value === 'string' && value.trim() !== '');
  });
}

function listOf(item: typeof orderItemSchema) {
  return array(item)
    .typeError(msg('Items must be a list'))
    .required(msg('At least one item is required'))
    .min(1, msg('At least one item is required'))
    .max(MAX_ORDER_ITEMS, msg('An order can have at most {max} items', { max: MAX_ORDER_ITEMS }));
}

/** What the order form sends. */
export const orderSchema = object({
  type: choice(ORDER_TYPES, msg('Please select order type')),
  customerName: requiredFor('outgoing', msg('Customer name is required'), {
    max: MAX_CUSTOMER_NAME,
    label: msg('Customer name'),
  }),
  supplierId: requiredFor('incoming', msg('Please select a supplier'), {
    max: 64,
    label: msg('Supplier'),
  }),
  notes: text({ max: 2000, label: msg('Notes') }),
  items: listOf(orderItemSchema),
}).noUnknown();
export type OrderInput = InferType<typeof orderSchema>;

/**
 * A form knows the unit of the chosen product, so it can say what the API would say.
 * @param unitOf the unit of measurement of a product by its id, where it is known
 */
export function orderSchemaFor(unitOf: (productId: string) => string | undefined) {
  const message = msg('Quantity must be a whole number for this unit');
  const whole = itemQuantity.test('unit', message, function (value) {
    return mayFitUnit(value, unitOf(this.parent.productId));
  });
  return orderSchema.shape({ items: listOf(orderItemSchema.shape({ quantity: whole })) });
}

/** force: post a correction for the shortage, to be verified, instead of refusing. */
const force = boolean().typeError(msg('Force must be true or false'));

export const orderUpdateSchema = orderSchema.shape({ version: version(), force }).noUnknown();
export type OrderUpdate = InferType<typeof orderUpdateSchema>;

export const orderStatusSchema = object({
  status: choice(ORDER_STATUSES, msg('Please select a status')),
  // A client that names no version has not seen the order.
  version: version().optional(),
  force,
  /** Completes a purchase with what came; without it, the rest comes with the completion. */
  closeRest: boolean().typeError(msg('Close rest must be true or false')),
}).noUnknown();
export type OrderStatusChange = InferType<typeof orderStatusSchema>;

/** The optional body of delete and restore. */
export const orderForceSchema = object({ force }).noUnknown();
export type OrderForce = InferType<typeof orderForceSchema>;
