import { categorySchema } from '@stockroom/contract';
import { listOf, record, TEXT, written } from '../openapi/answers';
import type { Operation } from '../openapi/operation';

const CATEGORIES = { categories: listOf(TEXT) };

export const CATEGORY_OPERATIONS: readonly Operation[] = [
  {
    method: 'get',
    path: '/api/categories',
    summary: 'All categories, in the order in which they were added',
    answer: record(CATEGORIES),
  },
  {
    method: 'post',
    path: '/api/categories',
    summary: 'Add a category; one that exists stays as it is',
    body: categorySchema,
    status: 201,
    answer: written(CATEGORIES),
  },
  {
    method: 'delete',
    path: '/api/categories/:name',
    summary: 'Remove a category; its products keep the name',
    answer: written(CATEGORIES),
    errors: ['VALIDATION_FAILED'],
  },
];
