import { sign, verify } from 'hono/jwt';
import type { Clock } from '../dependencies';
import { isId } from '../ids';
import type { Actor } from '../work';
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

    /** Whose token this is; null when it is forged, expired or none of ours. */
    async verify(token: string): Promise<Actor | null> {
      // The times are compared below with our own clock, which tests can move.
      const options = { alg: 'HS256', exp: false, iat: false, nbf: false } as const;
      const key = await signingKey();
      const payload = await verify(token, key, options).catch(() => null);
      if (payload === null) return null;
      const { sub, name, exp } = payload;
      if (typeof sub !== 'string' || !isId(sub) || typeof name !== 'string') return null;
      return typeof exp === 'number' && exp > nowInSeconds() ? { id: sub, name } : null;
    },
  };
}
