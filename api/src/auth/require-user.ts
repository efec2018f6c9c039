import type { MiddlewareHandler } from 'hono';
import { unauthenticated } from '../errors';
import type { ApiEnvironment } from '../http/environment';
import type { AccessTokens } from './access-tokens';

/** Lets only requests with a valid access token through and says whose it is. */
export function requireUser(accessTokens: AccessTokens): MiddlewareHandler<ApiEnvironment> {
  return async (c, next) => {
    const [, token] = /^Bearer ([^\s]+)$/i.exec(c.req.header('Authorization') ?? '') ?? [];
    const user = token === undefined ? null : await accessTokens.verify(token);
    if (user === null) throw unauthenticated();
    c.set('user', user);
    await next();
  };
}
