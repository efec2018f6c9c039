import { sign, verify } from 'hono/jwt';
import type { Clock } from '../dependencies';
import { isId } from '../ids';
import type { Actor } from '../work';
import type { SigningKey } from './signing-key';

const LIFETIME_SECONDS = 15 * 60;

/** Each takes half a kilobyte. */
const MAX_VERIFIED = 2000;

interface VerifiedToken {
  actor: Actor;
  /** Seconds since 1970. */
  exp: number;
}

export type AccessTokens = ReturnType<typeof createAccessTokens>;

/**
 * Access tokens are short-lived JWTs, so that a request needs no look-up of its session. The latest that were
 * found to be ours are remembered: their signature is checked once and not with each request, which would take
 * a tenth of the time of a list.
 */
export function createAccessTokens(signingKey: SigningKey, clock: Clock) {
  const nowInSeconds = () => Math.floor(clock.now().getTime() / 1000);
  const verified = new Map<string, VerifiedToken>();

  function remember(token: string, known: VerifiedToken): void {
    verified.delete(token);
    verified.set(token, known);
    const [oldest] = verified.keys();
    if (verified.size > MAX_VERIFIED && oldest !== undefined) verified.delete(oldest);
  }

  return {
    async issue({ id, name }: Actor): Promise<string> {
      const iat = nowInSeconds();
      const payload = { sub: id, name, iat, exp: iat + LIFETIME_SECONDS };
      return sign(payload, await signingKey(), 'HS256');
    },

    /** Whose token this is; null when it is forged, expired or none of ours. */
    async verify(token: string): Promise<Actor | null> {
      const known = verified.get(token) ?? (await readToken(token, await signingKey()));
      if (known === null) return null;
      if (known.exp <= nowInSeconds()) {
        verified.delete(token);
        return null;
      }
      remember(token, known);
      return known.actor;
    },
  };
}

/** What a token says, whether it has expired or not; null when it is forged or none of ours. */
async function readToken(token: string, key: string): Promise<VerifiedToken | null> {
  // The times are compared with our own clock, which tests can move.
  const options = { alg: 'HS256', exp: false, iat: false, nbf: false } as const;
  const payload = await verify(token, key, options).catch(() => null);
  if (payload === null) return null;
  const { sub, name, exp } = payload;
  if (typeof sub !== 'string' || !isId(sub) || typeof name !== 'string') return null;
  return typeof exp === 'number' ? { actor: { id: sub, name }, exp } : null;
}
