import { randomBytes } from 'node:crypto';
import { DEPLOY_TOKEN_PREFIX } from '@stockroom/api';
import { DeploymentError } from '../errors';
import type { ReleaseDatabase } from './release-tables';
import { sha256 } from './stored-file';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What a team publishes with: good for some remotes, until a day. */
export interface DeployToken {
  label: string;
  /** Names of remotes, or "*" for all and the shell. */
  remotes: string[];
  createdAt: string;
  expiresAt: string;
  withdrawnAt: string | null;
  usedAt: string | null;
}

/**
 * Makes a token. Only its hash is stored.
 * @returns the token, which nobody can read again
 * @throws DeploymentError when the label is taken
 */
export async function createToken(
  db: ReleaseDatabase,
  { label, remotes, days }: { label: string; remotes: string[]; days: number },
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
    throw new DeploymentError(`There is a token ${label} already: choose another label.`);
  return token;
}

/** Without the tokens themselves, which nobody can read. */
export async function listTokens(db: ReleaseDatabase): Promise<DeployToken[]> {
  const rows = await db.selectFrom('deploy_tokens').selectAll().orderBy('created_at').execute();
  return rows.map((row) => ({
    label: row.label,
    remotes: row.remotes,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    withdrawnAt: row.withdrawn_at,
    usedAt: row.used_at,
  }));
}

/** @throws DeploymentError when there is no such token */
export async function withdrawToken(db: ReleaseDatabase, label: string): Promise<void> {
  const { numUpdatedRows: updated } = await db
    .updateTable('deploy_tokens')
    .set({ withdrawn_at: new Date().toISOString() })
    .where('label', '=', label)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  if (updated === 0n) throw new DeploymentError(`There is no token ${label} in use.`);
}

/** @returns null for a token that is unknown, withdrawn or past its end */
export async function useToken(
  db: ReleaseDatabase,
  token: string,
): Promise<Pick<DeployToken, 'label' | 'remotes'> | null> {
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

export function isTokenFor({ remotes }: Pick<DeployToken, 'remotes'>, name: string): boolean {
  return remotes.includes('*') || remotes.includes(name);
}
