import { array, boolean, object, type InferType } from 'yup';
import { isDecimal } from './decimal';
import { MAX_PRICE } from './money';
import { ORDER_STATUSES, ORDER_TYPES, type OrderType } from './orders';
import { fitsUnit, MAX_QUANTITY } from './quantity';
import { choice, numeric, requiredText, text, version } from './validation';

// Apart from orders.ts, so that a page which only shows orders does not wait for the validation library.

const quantity = numeric({
  required: 'Quantity is required',
  label: 'Quantity',
  min: { value: 1, message: 'Minimum quantity is 1' },
  max: MAX_QUANTITY,
  decimals: 3,
});

const orderItemSchema = object({
  productId: requiredText({ required: 'Please select a product', max: 64, label: 'Product' }),
  quantity,
  unitPrice: numeric({
    required: 'Unit price is required',
    label: 'Unit price',
    min: { value: 0, message: 'Price must be positive' },
    max: MAX_PRICE,
    decimals: 2,
  }),
}).noUnknown();

export const MAX_ORDER_ITEMS = 500;

/** Text that only one type of order needs. */
function requiredFor(type: OrderType, message: string, rule: { max: number; label: string }) {
  return text(rule).test('required-for-type', message, function (value) {
    return this.parent.type !== type || (typeof value === 'string' && value.trim() !== '');
  });
}

function listOf(item: typeof orderItemSchema) {
  return array(item)
    .typeError('Items must be a list')
    .required('At least one item is required')
    .min(1, 'At least one item is required')
    .max(MAX_ORDER_ITEMS, `An order can have at most ${MAX_ORDER_ITEMS} items`);
}

/** What the order form sends (spec section 5). */
export const orderSchema = object({
  type: choice(ORDER_TYPES, 'Please select order type'),
  customerName: requiredFor('outgoing', 'Customer name is required', {
    max: 200,
    label: 'Customer name',
  }),
  supplierId: requiredFor('incoming', 'Please select a supplier', { max: 64, label: 'Supplier' }),
  notes: text({ max: 2000, label: 'Notes' }),
  items: listOf(orderItemSchema),
}).noUnknown();
export type OrderInput = InferType<typeof orderSchema>;

/**
 * What is chosen in a form has a unit that is known: then the form says what the API would say.
 * @param unitOf the unit of measurement of a product by its id, where it is known
 */
export function orderSchemaFor(unitOf: (productId: string) => string | undefined) {
  const whole = quantity.test(
    'unit',
    'Quantity must be a whole number for this unit',
    function (value) {
      const unit = unitOf(this.parent.productId);
      return unit === undefined || !isDecimal(value) || fitsUnit(value, unit);
    },
  );
  return orderSchema.shape({ items: listOf(orderItemSchema.shape({ quantity: whole })) });
}

/** force: post a correction to verify for what is short, instead of refusing (product, "Orders and stock"). */
const force = boolean().typeError('Force must be true or false');

export const orderUpdateSchema = orderSchema.shape({ version: version(), force }).noUnknown();
export type OrderUpdate = InferType<typeof orderUpdateSchema>;

export const orderStatusSchema = object({
  status: choice(ORDER_STATUSES, 'Please select a status'),
  // Who names none has not seen the order.
  version: version().optional(),
  force,
}).noUnknown();
export type OrderStatusChange = InferType<typeof orderStatusSchema>;

/** The body of delete and restore, which may be missing. */
export const orderForceSchema = object({ force }).noUnknown();
export type OrderForce = InferType<typeof orderForceSchema>;
