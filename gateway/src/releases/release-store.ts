import type { RemoteBuild, ShellBuild } from '@stockroom/contract';
import { sql } from 'kysely';
import { DeploymentError } from '../errors';
import type { LiveSet } from './compatibility';
import { SHELL, type Built } from './read-build';
import { isShellBuild, type Author, type Release, type ReleaseState } from './release-state';
import type { Action, ReleaseDatabase } from './release-tables';
import { sha256 } from './stored-file';

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
  const rows = await db
    .selectFrom('release_states')
    .select(['name', 'description', 'live', 'disabled', 'candidate', 'share', 'is_removed'])
    .orderBy('name')
    .execute();
  return rows
    .map(({ is_removed: isRemoved, ...state }) => ({ ...state, isRemoved }))
    .sort((one, other) => Number(other.name === SHELL) - Number(one.name === SHELL));
}

/** All of a remote or of the shell, oldest first. */
export async function readReleases(db: ReleaseDatabase, name: string): Promise<Release[]> {
  const rows = await db
    .selectFrom('releases')
    .select(['version', 'publisher', 'note', 'commit_id', 'committed_at'])
    .select(['published_at', 'live_until', 'recalled_at'])
    .select(({ selectFrom }) =>
      selectFrom('release_history as entry')
        .select('action')
        .where('entry.name', '=', name)
        .whereRef('entry.version', '=', 'releases.version')
        .orderBy('id', 'desc')
        .limit(1)
        .as('last_action'),
    )
    .where('name', '=', name)
    .orderBy('published_at')
    .execute();
  return rows.map((row) => ({
    name,
    version: row.version,
    publisher: row.publisher,
    note: row.note,
    commitId: row.commit_id,
    committedAt: row.committed_at,
    publishedAt: row.published_at,
    liveUntil: row.live_until,
    recalledAt: row.recalled_at,
    isAborted: row.last_action === 'aborted' || row.last_action === 'withdrawn',
  }));
}

/** The last `count` that were published, newest first. */
export function readNewestVersions(
  db: ReleaseDatabase,
  name: string,
  count: number,
): Promise<{ name: string; version: string }[]> {
  return db
    .selectFrom('releases')
    .select(['name', 'version'])
    .where('name', '=', name)
    .orderBy('published_at', 'desc')
    .limit(count)
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

export interface StoredBuild {
  name: string;
  build: RemoteBuild | ShellBuild;
  publishedAt: string;
}

/** The builds of these versions, in no order. */
export async function readBuilds(
  db: ReleaseDatabase,
  versions: readonly { name: string; version: string }[],
): Promise<StoredBuild[]> {
  if (versions.length === 0) return [];
  const rows = await db
    .selectFrom('releases')
    .select(['name', 'build', 'published_at'])
    .where(({ or, and, eb }) =>
      or(
        versions.map(({ name, version }) =>
          and([eb('name', '=', name), eb('version', '=', version)]),
        ),
      ),
    )
    .execute();
  return rows.map(({ name, build, published_at: publishedAt }) => ({ name, build, publishedAt }));
}

/** What would be live together with these states. */
export async function readLiveSet(
  db: ReleaseDatabase,
  states: readonly ReleaseState[],
): Promise<LiveSet> {
  const live = states.flatMap(({ name, live: version }) => (version ? [{ name, version }] : []));
  const all = (await readBuilds(db, live)).map(({ build }) => build);
  const builds = all.flatMap((build) => (isShellBuild(build) ? [] : [build]));
  return {
    shell: all.find(isShellBuild) ?? null,
    builds,
    descriptions: states.flatMap(({ name, description, isRemoved }) => {
      const listed = builds.find((build) => build.name === name) ?? description;
      return listed && !isRemoved ? [listed] : [];
    }),
  };
}

/**
 * Stores a release and its files. Files that are already there are shared; a damaged one is repaired.
 * @throws DeploymentError when this version was published with another content
 */
export async function storeRelease(
  db: ReleaseDatabase,
  { name, build, files }: Built,
  { actor, note = '' }: Author,
): Promise<void> {
  const { version, commit } = build;
  for (const known of await readBuilds(db, [{ name, version }]))
    refuseOtherContent(name, known.build, build);
  const distinct = new Map([...files.values()].map((bytes) => [sha256(bytes), bytes]));
  await db
    .insertInto('release_files')
    .values([...distinct].map(([hash, bytes]) => ({ hash, bytes })))
    .onConflict((conflict) =>
      conflict
        .column('hash')
        .doUpdateSet(({ ref }) => ({ bytes: ref('excluded.bytes') }))
        .whereRef('release_files.bytes', '!=', 'excluded.bytes'),
    )
    .execute();
  const row = {
    publisher: actor,
    note,
    commit_id: commit?.id ?? null,
    committed_at: commit?.at ?? null,
    published_at: new Date().toISOString(),
  };
  await db
    .insertInto('releases')
    .values({
      ...row,
      name,
      version,
      build: JSON.stringify(build),
      live_until: null,
      recalled_at: null,
    })
    // The compressed files may be those of another version of Node.
    .onConflict((conflict) =>
      conflict.columns(['name', 'version']).doUpdateSet({ ...row, build: JSON.stringify(build) }),
    )
    .execute();
}

/** Browsers keep the files of a version for a year: a version never changes. */
function refuseOtherContent(
  name: string,
  known: RemoteBuild | ShellBuild,
  build: RemoteBuild | ShellBuild,
): void {
  if (JSON.stringify(contentOf(known)) === JSON.stringify(contentOf(build))) return;
  throw new DeploymentError(
    `${name} ${build.version} was published before with another content. Build it again: another content is another version.`,
  );
}

/** All that a version stands for: not its commit, and not how the files were compressed. */
function contentOf({ commit, checksums, ...build }: RemoteBuild | ShellBuild) {
  const files = Object.entries(checksums).filter(([path]) => !path.endsWith('.br'));
  return [build, Object.fromEntries(files.sort(([one], [other]) => (one < other ? -1 : 1)))];
}

/** Writes the new state of a remote or of the shell, and what was done. */
export async function saveState(
  db: ReleaseDatabase,
  { name, description, live, disabled, candidate, share, isRemoved }: ReleaseState,
  action: Action,
  { actor, note = '' }: Author,
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
  const percent = share ?? before?.share ?? null;
  await db
    .insertInto('release_history')
    .values({ name, version, action, share: percent, actor, note, at })
    .execute();
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
  await noteAction(db, name, version, 'recalled', author);
  return true;
}

/** Writes into the history what happened to a version that is not live. */
export async function noteAction(
  db: ReleaseDatabase,
  name: string,
  version: string,
  action: Action,
  { actor, note = '' }: Author,
): Promise<void> {
  const at = new Date().toISOString();
  await db
    .insertInto('release_history')
    .values({ name, version, action, share: null, actor, note, at })
    .execute();
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
