import { msg } from '@stockroom/contract';
import { DeploymentError } from '../errors';
import { refuseConflicts } from './compatibility';
import type { Built } from './read-build';
import { promoted, type ReleaseState } from './release-state';
import { readLiveSet, readReleases } from './release-store';
import type { ReleaseDatabase } from './release-tables';

/** @throws DeploymentError when two releases that a visitor may get together do not fit */
export async function refuseUnfit(
  db: ReleaseDatabase,
  states: readonly ReleaseState[],
  next: readonly ReleaseState[],
): Promise<void> {
  const names = next.map(({ name }) => name);
  const others = states.filter(({ name }) => !names.includes(name));
  const all = [...others, ...next];
  const candidates = all.filter(({ candidate }) => candidate !== null);
  // Conflicts are between two releases, so these sets hold every pair.
  const sets = [
    all,
    all.map(promoted),
    ...candidates.map((one) => all.map((state) => (state === one ? promoted(state) : state))),
  ];
  for (const set of candidates.length > 0 ? sets : [all])
    refuseConflicts(await readLiveSet(db, set));
}

export async function refuseLostFiles(
  db: ReleaseDatabase,
  { name, build }: Pick<Built, 'name' | 'build'>,
): Promise<void> {
  const hashes = [...new Set(Object.values(build.checksums))];
  const found = await db
    .selectFrom('release_files')
    .select('hash')
    .where('hash', 'in', hashes)
    .execute();
  if (found.length === hashes.length) return;
  throw new DeploymentError(
    msg('The files of {release} are gone. Deploy its build again, or choose another version.', {
      release: `${name} ${build.version}`,
    }),
  );
}

/** @param live the version of it that is live */
export async function refuseOlderCommit(
  db: ReleaseDatabase,
  { name, build }: Built,
  live: string | null | undefined,
): Promise<void> {
  const release = (await readReleases(db, name)).find(({ version }) => version === live);
  if (!release?.committedAt || !build.commit || build.version === live) return;
  if (build.commit.at >= release.committedAt) return;
  throw new DeploymentError(
    `${name} ${build.version} was built from a commit of ${build.commit.at}, older than that of ${live}, which is live (${release.committedAt}). ` +
      `Build the newest commit, or publish this one with --force.`,
  );
}
