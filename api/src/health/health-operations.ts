import { FLAG, record, TEXT } from '../openapi/answers';
import type { Operation } from '../openapi/operation';

export const HEALTH_OPERATIONS: readonly Operation[] = [
  {
    method: 'get',
    path: '/api/health',
    summary: 'Whether the API lives and can work, and what is running',
    access: 'public',
    answer: record({
      status: TEXT,
      ready: FLAG,
      versions: { type: 'object', additionalProperties: TEXT },
    }),
  },
];
