import { DeploymentError } from '../errors';
import { refuseConflicts } from './compatibility';
import type { Built } from './read-build';
import { promoted, type ReleaseState } from './release-state';
import { readLiveSet } from './release-store';
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
    `The files of ${name} ${build.version} are gone. Deploy its build again, or choose another version.`,
  );
}

export async function refuseOlderCommit(
  db: ReleaseDatabase,
  { name, build }: Built,
): Promise<void> {
  const live = await db
    .selectFrom('release_states')
    .innerJoin('releases', (join) =>
      join.onRef('releases.name', '=', 'release_states.name').onRef('version', '=', 'live'),
    )
    .select(['version', 'committed_at'])
    .where('release_states.name', '=', name)
    .executeTakeFirst();
  if (!live?.committed_at || !build.commit || build.version === live.version) return;
  if (build.commit.at >= live.committed_at) return;
  throw new DeploymentError(
    `${name} ${build.version} was built from a commit of ${build.commit.at}, older than that of ${live.version}, which is live (${live.committed_at}). ` +
      `Build the newest commit, or publish this one with --force.`,
  );
}
