import { object, type InferType } from 'yup';
import type { WriteResult } from './list';
import { requiredText } from './schema-fields';
import { comparableText } from './search-words';
import { msg, type Text } from './translate';

export const categorySchema = object({
  name: requiredText({
    max: 100,
    label: msg('Category name'),
    // The name is part of a URL, where these two have a meaning of their own.
  }).test(
    'address',
    msg('Category name must not be . or ..'),
    (name) => !/^\s*\.\.?\s*$/.test(name),
  ),
}).noUnknown();
export type CategoryInput = InferType<typeof categorySchema>;

/** The category with exactly this name, else one that differs only in case, in letters that look alike or in spaces. */
export function findCategory(categories: readonly string[], name: string): string | undefined {
  const folded = foldName(name);
  return categories.includes(name)
    ? name
    : categories.find((category) => foldName(category) === folded);
}

/** The refusal of another spelling of a category. */
export function categoryExists(name: string): Text {
  return msg('There is “{name}” already', { name });
}

/** The same for names that differ only in case, in letters that look alike or in the number of blanks. */
export function foldName(name: string): string {
  return comparableText(name).trim().split(/\s+/).join(' ');
}

/** A category is its name; the list keeps the order in which names were added. */
export interface CategoryList {
  categories: string[];
}
export interface CategoryWriteResult extends WriteResult {
  categories: string[];
}
