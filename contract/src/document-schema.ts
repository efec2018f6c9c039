import { array, boolean, object, type AnyObject, type InferType, type ObjectSchema } from 'yup';
import { isDay } from './calendar';
import { COUNT_SCOPES } from './documents';
import { MAX_PRICE } from './money';
import { ADJUSTMENT_REASONS } from './options';
import { mayFitUnit } from './quantity';
import {
  choice,
  numeric,
  price,
  quantity,
  requiredText,
  text,
  typedOr,
  version,
} from './schema-fields';
import { msg, type Text } from './translate';

// Separate from documents.ts, so that a page that only shows documents does not wait for the validation library.

const notes = text({ max: 2000, label: msg('Notes') });
const reference = text({ max: 200, label: msg('Supplier reference') });
const documentDate = requiredText({ max: 10, label: msg('Date') }).test(
  'day',
  msg('Date must be a day of the calendar'),
  (value) => isDay(value),
);
const productId = requiredText({ max: 64, label: msg('Product') }, msg('Please select a product'));
const notNegative = { value: 0, message: msg('Quantity cannot be negative') };

/** A quantity in the unit of `context.unit`, which a form knows, so it can say what the API would say. */
const inUnit = (label: Text) =>
  quantity(label, notNegative).test(
    'unit',
    msg('{label} must be a whole number for this unit', { label }),
    (value, { options }) => mayFitUnit(value, options.context?.unit),
  );

const entered = inUnit(msg('Quantity'));

/** The most lines that one request can hold. */
export const MAX_SAVED_LINES = 500;
const NO_LINE = msg('At least one line is required');

function linesOf<Line extends AnyObject>(line: ObjectSchema<Line>) {
  return array(line)
    .typeError(msg('Lines must be a list'))
    .required(NO_LINE)
    .min(1, NO_LINE)
    .max(MAX_SAVED_LINES, msg('At most {max} lines at once', { max: MAX_SAVED_LINES }));
}

/** The part that does not stay in stock, with its reason. */
const partFields = {
  rejected: inUnit(msg('Rejected quantity')).test(
    'part',
    msg('This cannot be more than the whole quantity'),
    function (value) {
      const { quantity: whole } = this.parent as { quantity?: unknown };
      return value === 0 || typeof whole !== 'number' || Number(value) <= whole;
    },
  ),
  rejectReason: text({ max: 20, label: msg('Reason') })
    .oneOf(['', ...ADJUSTMENT_REASONS], msg('Please select a reason'))
    .test('given', msg('Please select a reason'), function (value) {
      const { rejected } = this.parent as { rejected?: unknown };
      return value !== '' || !(typeof rejected === 'number' && rejected > 0);
    }),
  /** Without it: the price of the order. */
  unitPrice: price(msg('Price')),
};

const line = object({ productId, ...partFields })
  .typeError(msg('A line must have fields'))
  .noUnknown();

/** What begins a delivery: from a purchase order, or from a supplier alone. */
export const deliverySchema = object({
  supplierId: text({ max: 64, label: msg('Supplier') }).test(
    'or-order',
    msg('Please select a supplier'),
    function (value) {
      const { orderId } = this.parent as { orderId?: string };
      return value !== '' || !!orderId;
    },
  ),
  orderId: text({ max: 64, label: msg('Order') }),
  reference,
  documentDate,
  notes,
}).noUnknown();
export type DeliveryInput = InferType<typeof deliverySchema>;

export const countSchema = object({
  scope: choice(COUNT_SCOPES, msg('Please select what to count')),
  scopeValue: text({ max: 200, label: msg('Scope') })
    .test('given', msg('Please select what to count'), function (value) {
      const { scope } = this.parent as { scope?: string };
      return scope === 'all' || value !== '';
    })
    .test('days', msg('Days must be a whole number from 1 to 9999'), function (value = '') {
      const { scope } = this.parent as { scope?: string };
      return scope !== 'not-counted' || value === '' || /^[1-9]\d{0,3}$/.test(value);
    }),
  isBlind: boolean()
    .typeError(msg('Blind must be true or false'))
    .required(msg('Blind must be true or false')),
  documentDate,
  notes,
}).noUnknown();
export type CountInput = InferType<typeof countSchema>;

/** The header of a draft. */
export const documentHeaderSchema = object({
  reference,
  documentDate,
  notes,
  version: version(),
}).noUnknown();
export type DocumentHeader = InferType<typeof documentHeaderSchema>;

/** A line that somebody has entered, with the version that they saw. Quantity null means: not entered. */
export const documentLineSchema = line.shape({ quantity: entered.nullable(), version: version() });

export const documentLinesSchema = object({ lines: linesOf(documentLineSchema) }).noUnknown();
export type DocumentLinesInput = InferType<typeof documentLinesSchema>;

const returnedLine = line.shape({
  quantity: typedOr(0, entered),
  rejected: typedOr(0, partFields.rejected),
});

/** What goes back, at once: a return has no draft. */
export const returnSchema = object({
  orderId: text({ max: 64, label: msg('Order') }),
  deliveryId: text({ max: 64, label: msg('Delivery') }),
  documentDate,
  notes,
  lines: linesOf(returnedLine).test('some', function (lines = []) {
    const message = msg('Enter the quantity of at least one product');
    // What is no line, or no possible quantity, has a message of its own.
    const isSome = lines.some((one?: { quantity: number } | null) => (one?.quantity ?? 0) !== 0);
    const isEntered = lines.length === 0 || isSome;
    return isEntered || this.createError({ path: `${this.path}[0].quantity`, message });
  }),
}).noUnknown();
export type ReturnInput = InferType<typeof returnSchema>;

export const documentVersionSchema = object({ version: version() }).noUnknown();

export const countSettingsSchema = object({
  approvalLimit: numeric({
    label: msg('Approval limit'),
    min: { value: 0, message: msg('Approval limit cannot be negative') },
    max: MAX_PRICE,
    decimals: 2,
  }).nullable(),
}).noUnknown();
export type CountSettingsInput = InferType<typeof countSettingsSchema>;
