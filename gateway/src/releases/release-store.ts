import type { RemoteBuild, ShellBuild } from '@stockroom/contract';
import { DeploymentError } from '../errors';
import type { LiveSet } from './compatibility';
import type { Built } from './read-build';
import { isShellBuild, type Author, type Release, type ReleaseState } from './release-state';
import type { ReleaseDatabase } from './release-tables';
import { sha256 } from './stored-file';

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
