import { CONTRACT_VERSION } from '@stockroom/contract';
import { Hono } from 'hono';
import type { ApiEnvironment } from '../http/environment';

/** /api/openapi.json: what this API can be asked, for people and for programs. */
export function openApiRoutes() {
  return new Hono<ApiEnvironment>().get('/', async (c) => {
    // Only who asks for it loads it.
    const { createOpenApiDocument } = await import('./document');
    return c.json(createOpenApiDocument(CONTRACT_VERSION));
  });
}
