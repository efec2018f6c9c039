import { ROLE_HEADER } from '@stockroom/contract';
import { Hono, type MiddlewareHandler } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { requestId } from 'hono/request-id';
import { createFindSignedIn, requireAccess, type FindSignedIn } from './auth/access';
import { createAccessTokens, type AccessTokens } from './auth/access-tokens';
import { createAuthService } from './auth/auth-service';
import { createSessions } from './auth/sessions';
import { createSigningKey } from './auth/signing-key';
import type { ApiDependencies, Logger } from './dependencies';
import { unauthenticated } from './errors';
import { answerErrors, answerUnknownPath, answerWrongMethod } from './http/answer-errors';
import type { ApiEnvironment } from './http/environment';
import { limitJson } from './http/read-body';
import { bearerToken } from './http/bearer-token';
import { DEPLOY_TOKEN_PREFIX, needsUser, type Route, type Services } from './http/route';
import { createWrite } from './http/idempotent-write';
import { ROUTES } from './routes';

export type Api = Hono<ApiEnvironment>;
type Middleware = MiddlewareHandler<ApiEnvironment>;

/**
 * The business API as a function from Request to Response: `app.fetch(request, { clientAddress })`. It knows
 * neither Node nor a browser; its home passes in whatever differs.
 * @param more routes of the home
 */
export function createApp(dependencies: ApiDependencies, more: readonly Route[] = []): Api {
  const { clock, log } = dependencies;
  const signingKey = createSigningKey(dependencies);
  const accessTokens = createAccessTokens(signingKey, clock);
  const authService = createAuthService(dependencies, accessTokens, createSessions(signingKey));

  const app: Api = new Hono();
  app.use(requestId({ limitLength: 64 }), logRequests(log), forbidCaching);
  app.use(methodNotAllowed({ app, onMethodNotAllowed: answerWrongMethod }));
  app.onError(answerErrors(log));
  app.notFound(answerUnknownPath);
  const write = createWrite(dependencies);
  const routes = [...ROUTES, ...more];
  const signedIn = requireUser(accessTokens, createFindSignedIn(dependencies));
  addRoutes(app, { ...dependencies, routes, write, authService }, signedIn);
  return app;
}

/** Answers hold somebody's present data in their language; only images set their own Cache-Control. */
const forbidCaching: Middleware = async (c, next) => {
  await next();
  if (c.res.headers.has('Cache-Control')) return;
  c.res.headers.set('Cache-Control', 'no-store');
  c.res.headers.append('Vary', 'Accept-Language');
};

function addRoutes(app: Api, services: Services, signedIn: Middleware): void {
  const limit = limitJson();
  for (const route of services.routes) {
    const checks = [
      ...(route.deprecated ? [announceEnd(route.deprecated)] : []),
      ...checksOfUser(route, signedIn),
      ...(route.method === 'get' ? [] : [route.limit ?? limit]),
    ];
    app.on(route.method.toUpperCase(), [route.path], ...checks, (c) => route.handle(c, services));
  }
}

function checksOfUser(route: Route, signedIn: Middleware): Middleware[] {
  const checks = needsUser(route) ? [signedIn, requirePermission(route)] : [];
  return route.permission === 'deploy-token' ? checks.map(unlessDeployToken) : checks;
}

/** Checks people only: the handler checks a deploy token. */
function unlessDeployToken(check: Middleware): Middleware {
  return (c, next) => (bearerToken(c)?.startsWith(DEPLOY_TOKEN_PREFIX) ? next() : check(c, next));
}

/** By RFC 9745 and RFC 8594. */
function announceEnd({ since, until }: NonNullable<Route['deprecated']>): Middleware {
  return async (c, next) => {
    await next();
    c.res.headers.set('Deprecation', `@${Date.parse(since) / 1000}`);
    c.res.headers.set('Sunset', new Date(until).toUTCString());
  };
}

/** Logs one line per request, without bodies, headers and the query, because searches hold typed texts. */
function logRequests(log: Logger): Middleware {
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

/** Refuses people whose role does not hold the permission of the route; a file needs another one besides. */
function requirePermission({ permission, isExportable }: Route): Middleware {
  return async (c, next) => {
    requireAccess(c.get('user'), permission);
    if (isExportable && c.req.query('format')) requireAccess(c.get('user'), 'files:download');
    await next();
  };
}

/**
 * Refuses requests without the token of an open session, and sets `user` for the others. Their answers name the role.
 */
function requireUser(accessTokens: AccessTokens, findSignedIn: FindSignedIn): Middleware {
  return async (c, next) => {
    const token = bearerToken(c);
    const sessionId = token === undefined ? null : await accessTokens.verify(token);
    const user = sessionId && (await findSignedIn(sessionId));
    if (!user) throw unauthenticated();
    c.set('user', user);
    await next();
    c.res.headers.set(ROLE_HEADER, user.role);
  };
}
