import type { Operation } from './operation';

export const OPENAPI_OPERATIONS: readonly Operation[] = [
  {
    method: 'get',
    path: '/api/openapi.json',
    summary: 'This description',
    access: 'public',
    answer: { type: 'object' },
  },
];
