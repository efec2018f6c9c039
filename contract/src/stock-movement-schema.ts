import { lazy, object, string, type InferType, type Schema } from 'yup';
import { countDecimals, isDecimal, QUANTITY_SCALE } from './decimal';
import { DEFAULT_FORMAT, formatNumber, type FormatSettings } from './format';
import { MAX_PRICE } from './money';
import { ADJUSTMENT_REASONS, type AdjustmentReason } from './options';
import { fitsUnit, MAX_QUANTITY, sumQuantities } from './quantity';
import { choice, numeric, requiredText, text } from './validation';

// Apart from stock-movements.ts, so that a page which only shows movements does not wait for the validation library.

const product = requiredText({ required: 'Please select a product', max: 64, label: 'Product' });
const notes = text({ max: 2000, label: 'Notes' });

const quantity = numeric({
  required: 'Quantity is required',
  label: 'Quantity',
  min: { value: 1, message: 'Quantity must be at least 1' },
  max: MAX_QUANTITY,
  decimals: 3,
});

/** What Receive Stock sends (spec section 5). */
export const receiptSchema = object({
  productId: product,
  quantity,
  /** Price of one unit; without it the average cost stays as it is. */
  purchasePrice: numeric({
    label: 'Purchase price',
    min: { value: 0, message: 'Price must be positive' },
    max: MAX_PRICE,
    decimals: 2,
  }),
  supplierReference: text({ max: 200, label: 'Supplier reference' }),
  notes,
  /** The purchase order this delivery belongs to: completing it later posts only the rest. */
  orderId: text({ max: 64, label: 'Order' }),
}).noUnknown();
export type ReceiptInput = InferType<typeof receiptSchema>;

const reason = choice(ADJUSTMENT_REASONS, 'Please select a reason');
const adjustmentBase = object({
  productId: product,
  reason,
  notes,
});
const newStockLevel = numeric({
  required: 'New stock level is required',
  label: 'New stock level',
  min: { value: 0, message: 'Stock level cannot be negative' },
  max: MAX_QUANTITY,
  decimals: 3,
});
const adjustmentAmount = numeric({
  required: 'Adjustment amount is required',
  label: 'Adjustment amount',
  max: MAX_QUANTITY,
  decimals: 3,
}).test('not-zero', 'Adjustment amount must not be 0', (amount) => amount !== 0);

/** The two payloads of Adjust Stock: a new level, or a signed amount (spec sections 3 and 5). */
export const absoluteAdjustmentSchema = adjustmentBase.shape({ newStockLevel }).noUnknown();
export const relativeAdjustmentSchema = adjustmentBase.shape({ adjustmentAmount }).noUnknown();
export type AbsoluteAdjustment = InferType<typeof absoluteAdjustmentSchema>;
export type RelativeAdjustment = InferType<typeof relativeAdjustmentSchema>;

/** The one of the two that a body means: it names a new level, or else an amount. */
export function adjustmentSchemaFor(
  body: unknown,
): Schema<AbsoluteAdjustment | RelativeAdjustment> {
  const isAbsolute = typeof body === 'object' && body !== null && 'newStockLevel' in body;
  return isAbsolute ? absoluteAdjustmentSchema : relativeAdjustmentSchema;
}

/** A level that the books have: nothing can be posted, which is good news to whoever has counted. */
export const STOCK_LEVEL_ALREADY = 'This is the stock level already';
/** Why an adjustment is refused that a form may have let through, because the stock has changed since. */
export function stockCannotFall(onHand: number, settings: FormatSettings): string {
  return `Stock cannot fall below 0: ${formatNumber(onHand, settings)} on hand`;
}

/** The type of adjustment that the form asks for first. */
export const adjustmentTypeSchema = string()
  .oneOf(['absolute', 'relative'], 'Please select adjustment type')
  .required('Please select adjustment type');

/** What is chosen in a form has a unit that is known: then the form says what the API would say. */
export function receiptSchemaFor(unit: string | undefined) {
  return receiptSchema.shape({ quantity: wholeIn(unit, quantity, 'Quantity') }).noUnknown();
}

/** A product as far as it decides what can become of its stock. */
interface StockedProduct {
  unitOfMeasurement: string;
  currentStock: number;
}

/** The adjustment form: the type, and the value that goes with it. It becomes one of the two payloads. */
export function adjustmentFormSchema(
  product: StockedProduct | undefined,
  settings: FormatSettings = DEFAULT_FORMAT,
) {
  const unit = product?.unitOfMeasurement;
  const stock = product?.currentStock;
  const absolute = absoluteAdjustmentSchema
    .shape({
      newStockLevel: wholeIn(unit, newStockLevel, 'New stock level'),
      // A count that finds the books right posts nothing, so there is nothing to give a reason for.
      reason: reason.when('newStockLevel', ([level], needed) =>
        level === stock ? string<AdjustmentReason>().ensure() : needed,
      ),
    })
    .noUnknown();
  const relative = relativeAdjustmentSchema
    .shape({
      adjustmentAmount: wholeIn(unit, adjustmentAmount, 'Adjustment amount').test(
        'on-hand',
        stockCannotFall(stock ?? 0, settings),
        (amount) => stock === undefined || !isDecimal(amount) || canTake(stock, amount),
      ),
    })
    .noUnknown();
  const undecided = relative.shape({ adjustmentType: adjustmentTypeSchema });
  return lazy(({ adjustmentType }: { adjustmentType?: string }) => {
    if (adjustmentType === 'absolute') return absolute;
    return adjustmentType === 'relative' ? relative : undecided;
  });
}

/** False when more is taken off than there is. An amount of too many decimals is refused for these. */
function canTake(stock: number, amount: number): boolean {
  return countDecimals(amount) > QUANTITY_SCALE || sumQuantities([stock, amount]) >= 0;
}

/** Refuses a fraction of what is counted. */
function wholeIn(unit: string | undefined, schema: typeof quantity, label: string) {
  return schema.test(
    'unit',
    `${label} must be a whole number for this unit`,
    (value) => unit === undefined || !isDecimal(value) || fitsUnit(value, unit),
  );
}
