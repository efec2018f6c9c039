import type { MiddlewareHandler } from 'hono';

const HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
};

/** For everything but the page, which brings a policy of its own: nothing in it may run or be framed. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

export function securityHeaders(): MiddlewareHandler {
  return async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(HEADERS)) c.header(name, value);
    if (!c.res.headers.has('Content-Security-Policy'))
      c.header('Content-Security-Policy', DATA_POLICY);
  };
}
