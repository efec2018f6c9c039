import { object, type InferType } from 'yup';
import type { WriteResult } from './list';
import { requiredText } from './validation';

export const categorySchema = object({
  name: requiredText({ required: 'Category name is required', max: 100, label: 'Category name' }),
}).noUnknown();
export type CategoryInput = InferType<typeof categorySchema>;

/** A category is its name; the list keeps the order in which names were added. */
export interface CategoryList {
  categories: string[];
}
export interface CategoryWriteResult extends WriteResult {
  categories: string[];
}
