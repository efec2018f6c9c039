import { getIn, type FormikContextType } from 'formik';

/** What password managers fill in. Some of them do it without the events by which React would learn of it. */
const FILLED_IN = 'input[autocomplete="username"], input[autocomplete$="-password"]';

/** Puts into the form's values what its fields show. */
export function takeFilledIn<Values>(
  form: HTMLFormElement,
  { values, setFieldValue }: Pick<FormikContextType<Values>, 'values' | 'setFieldValue'>,
): void {
  for (const { name, value } of form.querySelectorAll<HTMLInputElement>(FILLED_IN))
    if (value !== getIn(values, name)) void setFieldValue(name, value);
}
