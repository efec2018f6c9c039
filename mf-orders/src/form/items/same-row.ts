import { getIn } from 'formik';
import type { ItemRowProps } from './item-row';

const FIELDS = ['productId', 'quantity', 'unitPrice'] as const;

/** Whether a row would look the same: of the form's state it shows its own values and messages alone. */
export function isSameRow(before: ItemRowProps, after: ItemRowProps): boolean {
  const { formik: formikBefore, ...restBefore } = before;
  const { formik: formikAfter, ...restAfter } = after;
  const { index } = after;
  return (
    formikBefore.values.items[index] === formikAfter.values.items[index] &&
    formikBefore.submitCount === formikAfter.submitCount &&
    isShallowEqual(restBefore, restAfter) &&
    (formikBefore.errors === formikAfter.errors ||
      FIELDS.every(
        (field) =>
          getIn(formikBefore.errors, `items[${index}].${field}`) ===
          getIn(formikAfter.errors, `items[${index}].${field}`),
      ))
  );
}

function isShallowEqual<Props extends object>(before: Props, after: Props): boolean {
  const names = Object.keys(after) as (keyof Props)[];
  return names.every((name) => Object.is(before[name], after[name]));
}
