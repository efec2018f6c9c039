import { object, type InferType } from 'yup';
import type { WriteResult } from './list';
import { requiredText } from './validation';

export const categorySchema = object({
  name: requiredText({
    required: 'Category name is required',
    max: 100,
    label: 'Category name',
    // A name is part of an address, where these two mean something else.
  }).test('address', 'Category name must not be . or ..', (name) => !/^\s*\.\.?\s*$/.test(name)),
}).noUnknown();
export type CategoryInput = InferType<typeof categorySchema>;

/** A category is its name; the list keeps the order in which names were added. */
export interface CategoryList {
  categories: string[];
}
export interface CategoryWriteResult extends WriteResult {
  categories: string[];
}
