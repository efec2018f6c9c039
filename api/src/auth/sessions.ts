import { hmac, randomSecret, sha256 } from '../cryptography';
import { isId, newId } from '../records';
import type { Session } from '../store/accounts';
import type { Repositories } from '../store/store';
import { isWithin, spanAround, type TimeSpan } from '../store/time-span';
import type { SigningKey } from './signing-key';

const LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;
/** The token before the newest stays valid so long, because the answer may be lost on the way. */
const GRACE_MS = 10_000;

const MAX_USER_AGENT = 400;

export type Sessions = ReturnType<typeof createSessions>;

/**
 * Refresh tokens. Each use replaces the token. A token older than the last two, or the last but one after the grace
 * period, was stolen or lost: the whole family ends.
 * A token is `<session id>.<secret>`. The first secret is random, and each next one is a keyed hash of the one
 * before. So a repeated request within the grace period gets the same token again, and tabs that refresh at the
 * same moment agree. The store has only SHA-256 hashes.
 */
export function createSessions(signingKey: SigningKey) {
  async function successor(token: string): Promise<string> {
    return `${sessionOf(token)}.${await hmac(await signingKey(), `refresh ${token}`)}`;
  }

  return {
    /** @returns the first refresh token of a new family */
    async open(
      { sessions }: Repositories,
      userId: string,
      userAgent: string,
      now: Date,
    ): Promise<string> {
      const id = newId();
      const token = `${id}.${randomSecret()}`;
      await sessions.insert({
        id,
        userId,
        tokenHash: await sha256(token),
        previousTokenHash: null,
        rotatedAt: now.toISOString(),
        expiresAt: expiry(now),
        revokedAt: null,
        createdAt: now.toISOString(),
        usedAt: now.toISOString(),
        userAgent: userAgent.slice(0, MAX_USER_AGENT),
      });
      return token;
    },

    /** @returns the next refresh token, or null when this one is no good (then its family has ended) */
    async rotate({ sessions }: Repositories, token: string, now: Date): Promise<string | null> {
      const session = await find(sessions, token);
      if (!session || !isLive(session, now)) return null;
      const hash = await sha256(token);
      if (hash === session.tokenHash) {
        const next = await successor(token);
        await sessions.update({
          ...session,
          tokenHash: await sha256(next),
          previousTokenHash: hash,
          rotatedAt: now.toISOString(),
          expiresAt: expiry(now),
        });
        return next;
      }
      if (hash === session.previousTokenHash && isWithinGrace(session, now))
        return successor(token);
      await sessions.update({ ...session, revokedAt: now.toISOString() });
      return null;
    },

    /** Ends the family of this token; one that is unknown or ended already is fine. */
    async close({ sessions }: Repositories, token: string, now: Date): Promise<void> {
      const session = await find(sessions, token);
      if (session && session.revokedAt === null)
        await sessions.update({ ...session, revokedAt: now.toISOString() });
    },
  };
}

async function find(sessions: Repositories['sessions'], token: string): Promise<Session | null> {
  const id = sessionOf(token);
  return isId(id) ? sessions.lock(id) : null;
}

/** The session that a refresh token belongs to, whether it is good or not. */
export function sessionOf(token: string): string {
  const [id = ''] = token.split('.');
  return id;
}

export function isLive(session: Session, now: Date): boolean {
  return session.revokedAt === null && isWithin(liveExpiry(now), session.expiresAt);
}

/** The expiry times of live sessions. */
export function liveExpiry(now: Date): TimeSpan {
  return spanAround(now.getTime() + LIFETIME_MS, LIFETIME_MS);
}

function isWithinGrace(session: Session, now: Date): boolean {
  return Math.abs(now.getTime() - Date.parse(session.rotatedAt)) <= GRACE_MS;
}

function expiry(now: Date): string {
  return new Date(now.getTime() + LIFETIME_MS).toISOString();
}
