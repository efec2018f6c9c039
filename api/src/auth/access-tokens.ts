import { sign, verify } from 'hono/jwt';
import type { Clock } from '../dependencies';
import { isId } from '../records';
import type { Actor } from '../unit-of-work';
import type { SigningKey } from './signing-key';

const LIFETIME_SECONDS = 15 * 60;

export type AccessTokens = ReturnType<typeof createAccessTokens>;

/** Access tokens are short-lived JWTs, so that a request needs no look-up of its session. */
export function createAccessTokens(signingKey: SigningKey, clock: Clock) {
  const nowInSeconds = () => Math.floor(clock.now().getTime() / 1000);
  return {
    async issue({ id, name }: Actor): Promise<string> {
      const iat = nowInSeconds();
      const payload = { sub: id, name, iat, exp: iat + LIFETIME_SECONDS };
      return sign(payload, await signingKey(), 'HS256');
    },

    /** @returns the owner of the token; null for a forged, expired or foreign one */
    async verify(token: string): Promise<Actor | null> {
      // The injected clock, which tests can move, judges the times below.
      const options = { alg: 'HS256', exp: false, iat: false, nbf: false } as const;
      const payload = await verify(token, await signingKey(), options).catch(() => null);
      if (payload === null) return null;
      const { sub, name, exp } = payload;
      if (typeof sub !== 'string' || !isId(sub) || typeof name !== 'string') return null;
      const left = typeof exp === 'number' ? exp - nowInSeconds() : 0;
      // A token that lasts longer than we issue comes from a clock that was ahead; a refresh replaces it.
      return left > 0 && left <= 2 * LIFETIME_SECONDS ? { id: sub, name } : null;
    },
  };
}
