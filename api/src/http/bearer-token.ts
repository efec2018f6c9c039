import type { Context } from 'hono';

/** The token of the header "Authorization: Bearer <token>". */
export function bearerToken(c: Context): string | undefined {
  return /^Bearer (\S+)$/i.exec(c.req.header('Authorization') ?? '')?.[1];
}
