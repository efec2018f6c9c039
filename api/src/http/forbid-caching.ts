import type { MiddlewareHandler } from 'hono';
import type { ApiEnvironment } from './environment';

/** Answers are somebody's data of this moment; only images say otherwise. */
export function forbidCaching(): MiddlewareHandler<ApiEnvironment> {
  return async (c, next) => {
    await next();
    if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store');
  };
}
