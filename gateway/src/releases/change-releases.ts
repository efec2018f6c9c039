import type { RemoteDescription } from '@stockroom/contract';
import { sql } from 'kysely';
import { DeploymentError } from '../errors';
import { refuseConflicts, refuseOtherContract } from './compatibility';
import { isRemote, SHELL, type Built } from './read-build';
import {
  changeReleases,
  isShellBuild,
  NOTHING_LIVE,
  promoted,
  readBuilds,
  readLiveSet,
  readReleases,
  readStates,
  saveState,
  storeRelease,
  withoutPages,
  type Author,
  type Release,
  type ReleaseState,
} from './release-store';
import type { Action, ReleaseDatabase } from './release-tables';
import { refuseSecondRollout, startRollout } from './rollout';

export interface PublishOptions extends Author {
  /** Publishes a build of an older commit than what is live. */
  force?: boolean;
  /** Percent of visitors that get the builds, a whole number from 0 to 100. Without it all do, and the builds are live. */
  share?: number;
}

/**
 * Stores builds and makes them live, or starts their rollout, all at once or none.
 * @returns the published versions, as "mf-orders 1a2b3c4d5e6f"
 * @throws DeploymentError when the builds do not fit the server or what else is live
 */
export function publish(
  db: ReleaseDatabase,
  builds: readonly Built[],
  { force = false, share, ...author }: PublishOptions,
): Promise<string[]> {
  return changeReleases(db, async (transaction) => {
    const contract = await readServedContract(transaction);
    const states = await readStates(transaction);
    for (const built of builds) {
      refuseSecondRollout(states, built.name);
      refuseOtherContract(built, contract);
      if (!force) await refuseOlderCommit(transaction, built);
      await storeRelease(transaction, built, author);
    }
    const next = builds.map((built) =>
      share === undefined ? stateOf(built) : startRollout(states, built, share),
    );
    await refuseUnfit(transaction, states, next);
    const action = share === undefined ? 'published' : 'rollout';
    for (const state of next) await saveState(transaction, state, action, author);
    return builds.map(({ name, build }) => `${name} ${build.version}`);
  });
}

/**
 * Lists a remote, so that its menu entries are there before it is published. Does nothing for one that is known.
 * @throws DeploymentError when another one has its paths or its place in the menu
 */
export function register(db: ReleaseDatabase, remote: RemoteDescription): Promise<void> {
  return changeReleases(db, async (transaction) => {
    const states = await readStates(transaction);
    if (states.some(({ name }) => name === remote.name)) return;
    const state = { ...NOTHING_LIVE, name: remote.name, description: withoutPages(remote) };
    await refuseUnfit(transaction, states, [state]);
    const description = JSON.stringify(state.description);
    const row = { name: remote.name, description, live: null, disabled: null };
    await transaction.insertInto('release_states').values(row).execute();
  });
}

/**
 * Makes an earlier version live again: the one before, or the named one. A rollout ends.
 * @returns the version that is live now
 * @throws DeploymentError when there is none, or it does not fit what else is live
 */
export function rollBack(
  db: ReleaseDatabase,
  name: string,
  version: string | undefined,
  author: Author,
): Promise<string> {
  return switchVersion(db, name, 'rolled back', author, (state, releases) => {
    const versions = releases.map((release) => release.version);
    const wereLive = releases.filter((release) => !release.isAborted).map((one) => one.version);
    const current = state.live ?? state.disabled ?? '';
    const earlier = version ?? wereLive[wereLive.indexOf(current) - 1];
    if (earlier === undefined)
      throw new DeploymentError(
        `${name} has no earlier version. Deploy the build that you want, or disable the remote.`,
      );
    if (!versions.includes(earlier))
      throw new DeploymentError(
        `${name} ${earlier} is not here. There are: ${versions.join(', ')}`,
      );
    return { live: earlier, disabled: null };
  });
}

/**
 * Takes a remote out of service; menu entry and files stay. A rollout ends.
 * @returns the version that was live
 */
export async function disable(db: ReleaseDatabase, name: string, author: Author): Promise<string> {
  if (name === SHELL) throw new DeploymentError('The shell can only be replaced, not disabled');
  return switchVersion(db, name, 'disabled', author, ({ live }) => {
    if (live !== null) return { live: null, disabled: live };
    throw new DeploymentError(`${name} is not live, so there is nothing to disable`);
  });
}

/**
 * Brings back a remote that `disable` took out of service.
 * @returns the version that is live now
 * @throws DeploymentError when it is not disabled, or no longer fits what else is live
 */
export function enable(db: ReleaseDatabase, name: string, author: Author): Promise<string> {
  return switchVersion(db, name, 'enabled', author, ({ live, disabled }) => {
    if (disabled !== null) return { live: disabled, disabled: null };
    throw new DeploymentError(
      live === null
        ? `${name} was never live: deploy it first (npm run remotes -- deploy ${name})`
        : `${name} is not disabled: ${live} is live`,
    );
  });
}

/**
 * Takes a remote out of the product, menu entry and paths included. Its releases stay until they are pruned, for pages
 * that are open; only publishing brings it back.
 */
export async function remove(db: ReleaseDatabase, name: string, author: Author): Promise<void> {
  if (name === SHELL) throw new DeploymentError('The shell can only be replaced, not removed');
  await changeReleases(db, async (transaction) => {
    const state = knownState(await readStates(transaction), name);
    await endRollout(transaction, state, author);
    const removed = { ...state, ...NOTHING_LIVE, isRemoved: true };
    await saveState(transaction, removed, 'removed', author);
  });
}

export interface PruneRule {
  /** How many versions of each stay, the live one included. */
  keep: number;
  /** What was live or published after this moment stays, because pages that are open may still need it. */
  before: Date;
}

/**
 * Deletes old releases and those of removed remotes, and the files that no release needs any more.
 * @returns what was deleted, as "mf-orders 1a2b3c4d5e6f"
 */
export function prune(db: ReleaseDatabase, { keep, before }: PruneRule): Promise<string[]> {
  return changeReleases(db, async (transaction) => {
    const deleted: string[] = [];
    for (const { name, live, disabled, candidate, isRemoved } of await readStates(transaction)) {
      const current = [live ?? disabled, candidate];
      const others = (await readReleases(transaction, name)).filter(
        ({ version }) => !current.includes(version),
      );
      const kept = isRemoved ? 0 : keep - 1;
      const old = others
        .slice(0, Math.max(0, others.length - kept))
        .filter(({ publishedAt, liveUntil }) => new Date(liveUntil ?? publishedAt) < before);
      for (const { version } of old) {
        await transaction
          .deleteFrom('releases')
          .where('name', '=', name)
          .where('version', '=', version)
          .execute();
        deleted.push(`${name} ${version}`);
      }
    }
    await sql`
      delete from release_files where hash not in (
        select file.value from releases, json_each_text(build -> 'checksums') as file)`.execute(
      transaction,
    );
    return deleted;
  });
}

/** Remembers the contract of the process that starts, by which later builds are checked. */
export async function saveServedContract(db: ReleaseDatabase, version: string): Promise<void> {
  await db
    .insertInto('served_contract')
    .values({ version })
    .onConflict((conflict) => conflict.column('is_only').doUpdateSet({ version }))
    .execute();
}

/** @throws DeploymentError when no process has started with this database yet */
export async function readServedContract(db: ReleaseDatabase): Promise<string> {
  const row = await db.selectFrom('served_contract').select('version').executeTakeFirst();
  if (row) return row.version;
  throw new DeploymentError('The product has not been started yet: run npm start first.');
}

/** Makes another version of a remote live, or none. A rollout ends, unless its version is the one that goes live. */
export function switchVersion(
  db: ReleaseDatabase,
  name: string,
  action: Action,
  author: Author,
  choose: (state: ReleaseState, releases: Release[]) => Pick<ReleaseState, 'live' | 'disabled'>,
): Promise<string> {
  return changeReleases(db, async (transaction) => {
    const states = await readStates(transaction);
    const state = knownState(states, name);
    const releases = await readReleases(transaction, name);
    const next: ReleaseState = {
      ...state,
      ...choose(state, releases),
      candidate: null,
      share: null,
    };
    if (next.live !== null) {
      const [built] = await readBuilds(transaction, [{ name, version: next.live }]);
      if (built) {
        refuseOtherContract(built, await readServedContract(transaction));
        await refuseLostFiles(transaction, built);
      }
      // Its menu and paths come back with it.
      if (built && !isShellBuild(built.build)) next.description = withoutPages(built.build);
      await refuseUnfit(transaction, states, [next]);
    }
    if (action !== 'promoted') await endRollout(transaction, state, author);
    await saveState(transaction, next, action, author);
    return next.live ?? next.disabled ?? '';
  });
}

/** Notes that the rollout ends without its version, if there is one. */
export async function endRollout(
  db: ReleaseDatabase,
  state: ReleaseState,
  author: Author,
): Promise<void> {
  if (state.candidate === null) return;
  await saveState(db, { ...state, candidate: null, share: null }, 'aborted', author);
}

/** The state once a build is live. */
function stateOf(built: Built): ReleaseState {
  const description = isRemote(built) ? withoutPages(built.build) : null;
  return { ...NOTHING_LIVE, name: built.name, description, live: built.build.version };
}

/** @throws DeploymentError when two releases that a visitor may get together do not fit */
async function refuseUnfit(
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

async function refuseLostFiles(
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
    `The files of ${name} ${build.version} are gone. Deploy its build again, or choose another version: npm run remotes -- list`,
  );
}

async function refuseOlderCommit(db: ReleaseDatabase, { name, build }: Built): Promise<void> {
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

export function knownState(states: readonly ReleaseState[], name: string): ReleaseState {
  const state = states.find((candidate) => candidate.name === name);
  if (state?.isRemoved)
    throw new DeploymentError(`${name} is removed. Deploying a build of it brings it back.`);
  if (state) return state;
  const known = states.filter(({ isRemoved }) => !isRemoved).map((one) => one.name);
  throw new DeploymentError(`There is no ${name}. Deployed are: ${known.join(', ')}`);
}
