import { lazy, object, string, type InferType, type Schema } from 'yup';
import { countDecimals, isDecimal, QUANTITY_SCALE } from './decimal';
import { DEFAULT_FORMAT, formatNumber, type FormatSettings } from './format';
import { ADJUSTMENT_REASONS, type AdjustmentReason } from './options';
import { mayFitUnit, sumQuantities } from './quantity';
import { choice, price, quantity, requiredText, text } from './schema-fields';
import { msg, type Text } from './translate';

// Separate from stock-movements.ts, so that a page that only shows movements does not wait for the validation library.

const product = requiredText({ max: 64, label: msg('Product') }, msg('Please select a product'));
const notes = text({ max: 2000, label: msg('Notes') });

const received = quantity(msg('Quantity'), {
  value: 1,
  message: msg('Quantity must be at least 1'),
});

/** What Receive Stock sends. */
export const receiptSchema = object({
  productId: product,
  quantity: received,
  /** Price of one unit; without it the average cost stays as it is. */
  purchasePrice: price(msg('Purchase price')),
  supplierReference: text({ max: 200, label: msg('Supplier reference') }),
  notes,
  /** The purchase order this delivery belongs to: completing it later posts only the rest. */
  orderId: text({ max: 64, label: msg('Order') }),
}).noUnknown();
export type ReceiptInput = InferType<typeof receiptSchema>;

const reason = choice(ADJUSTMENT_REASONS, msg('Please select a reason'));
const adjustmentBase = object({ productId: product, reason, notes });
const newStockLevel = quantity(msg('New stock level'), {
  value: 0,
  message: msg('Stock level cannot be negative'),
});
const adjustmentAmount = quantity(msg('Adjustment amount')).test(
  'not-zero',
  msg('Adjustment amount must not be 0'),
  (amount) => amount !== 0,
);

/** The two payloads of Adjust Stock: a new level, or a signed amount. */
export const absoluteAdjustmentSchema = adjustmentBase.shape({ newStockLevel }).noUnknown();
export const relativeAdjustmentSchema = adjustmentBase.shape({ adjustmentAmount }).noUnknown();
export type AbsoluteAdjustment = InferType<typeof absoluteAdjustmentSchema>;
export type RelativeAdjustment = InferType<typeof relativeAdjustmentSchema>;

/** The schema for a body: the one with a new level, or the one with an amount. */
export function adjustmentSchemaFor(
  body: unknown,
): Schema<AbsoluteAdjustment | RelativeAdjustment> {
  const isAbsolute = typeof body === 'object' && body !== null && 'newStockLevel' in body;
  return isAbsolute ? absoluteAdjustmentSchema : relativeAdjustmentSchema;
}

/** The counted level equals the recorded one, so there is nothing to post. */
export const STOCK_LEVEL_ALREADY = msg('This is the stock level already');
/** The refusal of an adjustment that a form accepted before the stock changed. */
export function stockCannotFall(onHand: number, settings: FormatSettings): Text {
  return msg('Stock cannot fall below 0: {onHand} on hand', {
    onHand: formatNumber(onHand, settings),
  });
}

/** The type of adjustment: the form's first field. */
export const adjustmentTypeSchema = string()
  .oneOf(['absolute', 'relative'], msg('Please select adjustment type'))
  .required(msg('Please select adjustment type'));

/** A form knows the unit of the chosen product, so it can say what the API would say. */
export function receiptSchemaFor(unit: string | undefined) {
  return receiptSchema.shape({ quantity: wholeIn(unit, received, msg('Quantity')) }).noUnknown();
}

/** The fields of a product that limit changes of its stock. */
interface StockedProduct {
  unitOfMeasurement: string;
  currentStock: number;
}

/** The adjustment form: the type and its value. It becomes one of the two payloads. */
export function adjustmentFormSchema(
  product: StockedProduct | undefined,
  settings: FormatSettings = DEFAULT_FORMAT,
) {
  const unit = product?.unitOfMeasurement;
  const stock = product?.currentStock;
  const absolute = absoluteAdjustmentSchema
    .shape({
      newStockLevel: wholeIn(unit, newStockLevel, msg('New stock level')),
      // A count that confirms the recorded level posts nothing and needs no reason.
      reason: reason.when('newStockLevel', ([level], needed) =>
        level === stock ? string<AdjustmentReason>().ensure() : needed,
      ),
    })
    .noUnknown();
  const relative = relativeAdjustmentSchema
    .shape({
      adjustmentAmount: wholeIn(unit, adjustmentAmount, msg('Adjustment amount')).test(
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

/** False when the adjustment takes off more than there is. The decimals rule reports too many decimals. */
function canTake(stock: number, amount: number): boolean {
  return countDecimals(amount) > QUANTITY_SCALE || sumQuantities([stock, amount]) >= 0;
}

/** Refuses a fraction of a counted unit. */
function wholeIn(unit: string | undefined, schema: typeof received, label: Text) {
  return schema.test(
    'unit',
    msg('{label} must be a whole number for this unit', { label }),
    (value) => mayFitUnit(value, unit),
  );
}
