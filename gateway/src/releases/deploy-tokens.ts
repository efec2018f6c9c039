import { randomBytes } from 'node:crypto';
import { DEPLOY_TOKEN_PREFIX } from '@stockroom/api';
import { msg, type DeployToken, type DeployTokenInput } from '@stockroom/contract';
import { DeploymentError } from '../errors';
import type { ReleaseDatabase } from './release-tables';
import { sha256 } from './stored-file';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Makes a token. Only its hash is stored.
 * @returns the token, which nobody can read again
 * @throws DeploymentError when the label is taken
 */
export async function createToken(
  db: ReleaseDatabase,
  { label, remotes, days }: DeployTokenInput,
): Promise<string> {
  const token = `${DEPLOY_TOKEN_PREFIX}${randomBytes(32).toString('base64url')}`;
  const now = Date.now();
  const { numInsertedOrUpdatedRows: inserted } = await db
    .insertInto('deploy_tokens')
    .values({
      label,
      hash: sha256(token),
      remotes,
      created_at: new Date(now).toISOString(),
      expires_at: new Date(now + days * DAY_MS).toISOString(),
      withdrawn_at: null,
      used_at: null,
    })
    .onConflict((conflict) => conflict.column('label').doNothing())
    .executeTakeFirstOrThrow();
  if (inserted === 0n)
    throw new DeploymentError(
      msg('There is a token {label} already: choose another label.', { label }),
    );
  return token;
}

/** Without the tokens themselves, which nobody can read. */
export function listTokens(db: ReleaseDatabase): Promise<DeployToken[]> {
  return db
    .selectFrom('deploy_tokens')
    .select(['label', 'remotes', 'created_at as createdAt', 'expires_at as expiresAt'])
    .select(['withdrawn_at as withdrawnAt', 'used_at as usedAt'])
    .orderBy('created_at')
    .execute();
}

/** @throws DeploymentError when there is no such token */
export async function withdrawToken(db: ReleaseDatabase, label: string): Promise<void> {
  const { numUpdatedRows: updated } = await db
    .updateTable('deploy_tokens')
    .set({ withdrawn_at: new Date().toISOString() })
    .where('label', '=', label)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  if (updated === 0n)
    throw new DeploymentError(msg('There is no token {label} in use.', { label }));
}

/** Who publishes, and for which remotes. */
export type Publisher = Pick<DeployToken, 'label' | 'remotes'>;

/** @returns null for a token that is unknown, withdrawn or past its end */
export async function useToken(db: ReleaseDatabase, token: string): Promise<Publisher | null> {
  const now = new Date().toISOString();
  const row = await db
    .updateTable('deploy_tokens')
    .set({ used_at: now })
    .where('hash', '=', sha256(token))
    .where('withdrawn_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['label', 'remotes'])
    .executeTakeFirst();
  return row ?? null;
}

export function isTokenFor({ remotes }: Publisher, name: string): boolean {
  return remotes.includes('*') || remotes.includes(name);
}
