import {
  categoryExists,
  categorySchema,
  findCategory,
  msg,
  type CategoryList,
} from '@stockroom/contract';
import { recordChange } from '../changes/record-change';
import { duplicate } from '../errors';
import { validated } from '../http/read-body';
import { readRoute, writeRoute, type Route } from '../http/route';
import { listOf, record, TEXT } from '../openapi/response-schemas';
import type { Work } from '../unit-of-work';

const CATEGORIES = { categories: listOf(TEXT) };

/**
 * Adding an existing name and removing a missing one succeed. Adding another spelling of an existing name fails.
 * Products keep the name of a removed category.
 */
export const CATEGORY_ROUTES: readonly Route[] = [
  readRoute({
    path: '/api/categories',
    permission: 'products:read',
    summary: 'All categories, in the order in which they were added',
    answer: record(CATEGORIES),
    read: async ({ repositories }): Promise<CategoryList> => ({
      categories: await repositories.categories.list(),
    }),
  }),
  writeRoute({
    method: 'post',
    path: '/api/categories',
    permission: 'categories:write',
    summary: 'Add a category; one that exists stays as it is, another spelling of it is refused',
    body: categorySchema,
    status: 201,
    answer: CATEGORIES,
    errors: ['DUPLICATE'],
    message: msg('Category added successfully'),
    async write(work, { name }): Promise<CategoryList> {
      const { categories } = work.repositories;
      const existing = findCategory(await categories.lock(), name);
      if (existing !== undefined && existing !== name)
        throw duplicate('name', categoryExists(existing));
      if (existing === undefined) {
        await categories.add(name);
        await recordCategory(work, 'created', name);
      }
      return { categories: await categories.list() };
    },
  }),
  writeRoute({
    method: 'delete',
    path: '/api/categories/:name',
    permission: 'categories:write',
    summary: 'Remove a category; its products keep the name',
    answer: CATEGORIES,
    errors: ['VALIDATION_FAILED'],
    message: msg('Category removed successfully'),
    async write(work): Promise<CategoryList> {
      const { categories } = work.repositories;
      const { name } = await validated(categorySchema, work.params, work.t);
      if ((await categories.lock()).includes(name)) {
        await categories.remove(name);
        await recordCategory(work, 'removed', name);
      }
      return { categories: await categories.list() };
    },
  }),
];

function recordCategory(work: Work, action: 'created' | 'removed', name: string): Promise<void> {
  const category = { _id: name };
  return recordChange(work, { entity: 'category', action, before: category, after: category });
}
