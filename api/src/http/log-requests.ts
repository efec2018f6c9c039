import type { MiddlewareHandler } from 'hono';
import type { Logger } from '../dependencies';
import type { ApiEnvironment } from './environment';

/**
 * One line per request. The query is left out, since searches hold what people type; bodies and headers
 * are never logged.
 */
export function logRequests(log: Logger): MiddlewareHandler<ApiEnvironment> {
  return async (c, next) => {
    const start = performance.now();
    await next();
    const fields = {
      requestId: c.get('requestId'),
      method: c.req.method,
      path: c.req.path,
      status: c.res.status,
      ms: Math.round(performance.now() - start),
      userId: c.get('user')?.id,
    };
    log.info(fields, 'request');
  };
}
