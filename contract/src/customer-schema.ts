import { array, object, type InferType } from 'yup';
import { requiredText } from './schema-fields';
import { msg } from './translate';

export const MAX_CUSTOMER_NAME = 200;
/** More would keep other writers waiting. */
export const MAX_MERGED_ORDERS = 1000;

function customer() {
  return requiredText({ max: MAX_CUSTOMER_NAME, label: msg('Customer name') });
}

/** Gives all sales orders of one customer the name of another. */
export const mergeSchema = object({ from: customer(), into: customer() }).noUnknown();
export type MergeInput = InferType<typeof mergeSchema>;

const NO_ORDER = msg('At least one order is required');

/** Names the orders that the merge renamed. */
export const undoMergeSchema = mergeSchema
  .shape({
    orders: array(requiredText({ max: 64, label: msg('Order') }))
      .typeError(msg('Orders must be a list'))
      .required(NO_ORDER)
      .min(1, NO_ORDER)
      .max(MAX_MERGED_ORDERS, msg('At most {max} orders at once', { max: MAX_MERGED_ORDERS })),
  })
  .noUnknown();
export type UndoMergeInput = InferType<typeof undoMergeSchema>;
