import { sign, verify } from 'hono/jwt';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../dependencies';
import { isId } from '../records';
import type { SigningKey } from './signing-key';

const LIFETIME_SECONDS = 15 * 60;

/** Half a kilobyte each. */
const MAX_VERIFIED = 2000;

interface VerifiedToken {
  sessionId: string;
  /** Seconds since 1970. */
  exp: number;
}

export type AccessTokens = ReturnType<typeof createAccessTokens>;

/**
 * Access tokens are short-lived JWTs that name a session, and for the browser its account. The signature of a token is
 * checked once, because a check takes a tenth of the time of a list.
 */
export function createAccessTokens(signingKey: SigningKey, clock: Clock) {
  const verified = new LRUCache<string, VerifiedToken>({ max: MAX_VERIFIED });
  const nowInSeconds = () => Math.floor(clock.now().getTime() / 1000);
  return {
    async issue(sessionId: string, name: string): Promise<string> {
      const iat = nowInSeconds();
      const payload = { sid: sessionId, name, iat, exp: iat + LIFETIME_SECONDS };
      return sign(payload, await signingKey(), 'HS256');
    },

    /** @returns the session of the token; null for a forged, expired or foreign one */
    async verify(token: string): Promise<string | null> {
      const known = verified.get(token) ?? (await readToken(token, await signingKey()));
      if (known === null) return null;
      verified.set(token, known);
      const left = known.exp - nowInSeconds();
      // A token that lasts longer than we issue comes from a clock that was ahead; a refresh replaces it.
      return left > 0 && left <= 2 * LIFETIME_SECONDS ? known.sessionId : null;
    },
  };
}

/** What a token says, expired or not; null for a forged or foreign one. */
async function readToken(token: string, key: string): Promise<VerifiedToken | null> {
  // The clock of the product, which tests can move, judges the times.
  const options = { alg: 'HS256', exp: false, iat: false, nbf: false } as const;
  const payload = await verify(token, key, options).catch(() => null);
  if (payload === null) return null;
  const { sid, exp } = payload;
  if (typeof sid !== 'string' || !isId(sid)) return null;
  return typeof exp === 'number' ? { sessionId: sid, exp } : null;
}
