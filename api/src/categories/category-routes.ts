import { categoryExists, categorySchema, msg, type CategoryList } from '@stockroom/contract';
import { duplicate } from '../errors';
import { validated } from '../http/read-body';
import { readRoute, writeRoute, type Route } from '../http/route';
import { listOf, record, TEXT } from '../openapi/response-schemas';
import { addCategory, removeCategory } from './category-service';

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
      const added = await addCategory(work, name);
      if (added !== name) throw duplicate('name', categoryExists(added));
      return { categories: await work.repositories.categories.list() };
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
      const { name } = await validated(categorySchema, work.params, work.t);
      await removeCategory(work, name);
      return { categories: await work.repositories.categories.list() };
    },
  }),
];
