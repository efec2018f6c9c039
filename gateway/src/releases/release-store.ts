import type { PublishedRelease, RemoteBuild, ShellBuild } from '@stockroom/contract';
import { DeploymentError } from '../errors';
import type { LiveSet } from './compatibility';
import type { Built } from './read-build';
import { isShellBuild, type Author, type ReleaseState } from './release-state';
import type { ReleaseDatabase } from './release-tables';
import { sha256 } from './stored-file';

/** All of a remote or of the shell, oldest first. */
export async function readReleases(db: ReleaseDatabase, name: string): Promise<PublishedRelease[]> {
  const rows = await db
    .selectFrom('releases')
    .select(['version', 'publisher', 'note', 'commit_id as commitId'])
    .select(['committed_at as committedAt', 'published_at as publishedAt'])
    .select(['live_until as liveUntil', 'recalled_at as recalledAt'])
    .select(({ selectFrom }) =>
      selectFrom('release_history as entry')
        .select('action')
        .where('entry.name', '=', name)
        .whereRef('entry.version', '=', 'releases.version')
        .orderBy('id', 'desc')
        .limit(1)
        .as('lastAction'),
    )
    .where('name', '=', name)
    .orderBy('published_at')
    .execute();
  return rows.map(({ lastAction, ...release }) => ({
    ...release,
    isAborted: lastAction === 'aborted' || lastAction === 'withdrawn',
  }));
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
  return db
    .selectFrom('releases')
    .select(['name', 'build', 'published_at as publishedAt'])
    .where(({ or, and, eb }) =>
      or(
        versions.map(({ name, version }) =>
          and([eb('name', '=', name), eb('version', '=', version)]),
        ),
      ),
    )
    .execute();
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
 * Stores a release and its files. Files that are already there are shared; a damaged one is repaired. A live release
 * keeps its publisher.
 * @returns whether a file was missing or damaged
 * @throws DeploymentError when this version was published with another content
 */
export async function storeRelease(
  db: ReleaseDatabase,
  { name, build, files }: Built,
  { actor, note = '' }: Author,
  isLive = false,
): Promise<boolean> {
  const { version, commit } = build;
  for (const known of await readBuilds(db, [{ name, version }]))
    refuseOtherContent(name, known.build, build);
  const distinct = new Map([...files.values()].map((bytes) => [sha256(bytes), bytes]));
  const { numInsertedOrUpdatedRows: stored } = await db
    .insertInto('release_files')
    .values([...distinct].map(([hash, bytes]) => ({ hash, bytes })))
    .onConflict((conflict) =>
      conflict
        .column('hash')
        .doUpdateSet(({ ref }) => ({ bytes: ref('excluded.bytes') }))
        .whereRef('release_files.bytes', '!=', 'excluded.bytes'),
    )
    .executeTakeFirstOrThrow();
  // The compressed files may be those of another version of Node.
  const content = {
    build: JSON.stringify(build),
    commit_id: commit?.id ?? null,
    committed_at: commit?.at ?? null,
  };
  const row = { ...content, publisher: actor, note, published_at: new Date().toISOString() };
  await db
    .insertInto('releases')
    .values({ ...row, name, version, live_until: null, recalled_at: null })
    .onConflict((conflict) =>
      conflict.columns(['name', 'version']).doUpdateSet(isLive ? content : row),
    )
    .execute();
  return stored !== 0n;
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
