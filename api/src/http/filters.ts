import { isStorableText } from '@stockroom/contract';
import { string } from 'yup';
import { isId } from '../ids';

/** Part of a text; blanks around it are not searched for. */
export const searchFilter = textFilter('Search', 200).transform((search?: string) =>
  search?.trim(),
);

/** @param label what the text is, e.g. "Category" */
export function textFilter(label: string, max: number) {
  return string()
    .max(max, `${label} can have at most ${max} characters`)
    .test(
      'storable',
      `${label} contains characters that cannot be stored`,
      (value) => value === undefined || isStorableText(value),
    );
}

/** @param label what the id is of, e.g. "Supplier" */
export function idFilter(label: string) {
  return string().test('id', `${label} must be an id`, (id) => id === undefined || isId(id));
}
