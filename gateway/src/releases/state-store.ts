import { sql } from 'kysely';
import { SHELL } from './read-build';
import type { Author, ReleaseState } from './release-state';
import type { Action, ReleaseDatabase } from './release-tables';

/** Other processes listen to it, to learn that something else is live. */
export const CHANNEL = 'stockroom_releases';

/** "Rele", of advisory locks. */
const LOCK = 0x52656c65;

/**
 * Runs `work` in one transaction, while no other process changes releases; all processes learn of it at the commit.
 * Within such work, it belongs to the same transaction.
 * @throws DeploymentError and changes nothing
 */
export function changeReleases<Result>(
  db: ReleaseDatabase,
  work: (transaction: ReleaseDatabase) => Promise<Result>,
): Promise<Result> {
  if (db.isTransaction) return work(db);
  return db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(transaction);
    const result = await work(transaction);
    await sql`select pg_notify(${CHANNEL}, '')`.execute(transaction);
    return result;
  });
}

/** In the order of their names, the shell first. */
export async function readStates(db: ReleaseDatabase): Promise<ReleaseState[]> {
  const states = await db
    .selectFrom('release_states')
    .select(['name', 'description', 'live', 'disabled', 'candidate', 'share'])
    .select('is_removed as isRemoved')
    .orderBy('name')
    .execute();
  return states.sort((one, other) => Number(other.name === SHELL) - Number(one.name === SHELL));
}

/** Writes the new state of a remote or of the shell, and what was done. */
export async function saveState(
  db: ReleaseDatabase,
  { name, description, live, disabled, candidate, share, isRemoved }: ReleaseState,
  action: Action,
  author: Author,
): Promise<void> {
  const at = new Date().toISOString();
  const before = await db
    .selectFrom('release_states')
    .select(['live', 'candidate', 'share', 'live_since', 'predecessor', 'candidate_since'])
    .where('name', '=', name)
    .executeTakeFirst();
  const isReplacement = action === 'published' || action === 'promoted';
  const row = {
    description: description && JSON.stringify(description),
    live,
    disabled,
    candidate,
    share,
    is_removed: isRemoved,
    ...(before?.live === live
      ? { live_since: before.live_since, predecessor: before.predecessor }
      : { live_since: live && at, predecessor: isReplacement ? (before?.live ?? null) : null }),
    candidate_since: before?.candidate === candidate ? before.candidate_since : candidate && at,
  };
  await db
    .insertInto('release_states')
    .values({ name, ...row })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute();
  if (before)
    for (const version of [before.live, before.candidate])
      await setLiveUntil(db, name, version, at);
  for (const version of [live, candidate]) await setLiveUntil(db, name, version, null);
  const aborted = action === 'aborted' ? before?.candidate : null;
  const version = aborted ?? candidate ?? live ?? disabled;
  await noteAction(db, { name, version, action, share: share ?? before?.share }, author);
}

/** @returns false when there is no such version */
export async function saveRecall(
  db: ReleaseDatabase,
  name: string,
  version: string,
  author: Author,
): Promise<boolean> {
  const { numUpdatedRows: updated } = await db
    .updateTable('releases')
    .set({ recalled_at: new Date().toISOString() })
    .where('name', '=', name)
    .where('version', '=', version)
    .executeTakeFirst();
  if (updated === 0n) return false;
  await noteAction(db, { name, version, action: 'recalled' }, author);
  return true;
}

interface HistoryEntry {
  name: string;
  version: string | null;
  action: Action;
  /** Percent of visitors, of a change of a rollout. */
  share?: number | null;
}

/** Writes into the history what was done. The other processes then read the state again. */
export async function noteAction(
  db: ReleaseDatabase,
  { share = null, ...entry }: HistoryEntry,
  { actor, note = '' }: Author,
): Promise<void> {
  const row = { ...entry, share, actor, note, at: new Date().toISOString() };
  await db.insertInto('release_history').values(row).execute();
}

/** As "mf-orders@1a2b3c4d5e6f". */
export async function readRecalled(db: ReleaseDatabase, since: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('releases')
    .select(['name', 'version'])
    .where('recalled_at', '>', since.toISOString())
    .orderBy('name')
    .orderBy('version')
    .execute();
  return rows.map(({ name, version }) => `${name}@${version}`);
}

/** What goes live is no longer recalled. */
async function setLiveUntil(
  db: ReleaseDatabase,
  name: string,
  version: string | null,
  liveUntil: string | null,
): Promise<void> {
  if (version === null) return;
  await db
    .updateTable('releases')
    .set({ live_until: liveUntil, ...(liveUntil === null && { recalled_at: null }) })
    .where('name', '=', name)
    .where('version', '=', version)
    .execute();
}

/** Newest first. */
export async function readHistory(db: ReleaseDatabase, limit: number) {
  return db
    .selectFrom('release_history')
    .select(['name', 'version', 'action', 'actor', 'share', 'note', 'at'])
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
