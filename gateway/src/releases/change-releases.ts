import { msg, type PublishedRelease, type RemoteDescription, type Text } from '@stockroom/contract';
import { DeploymentError } from '../errors';
import { readServedOperations, refuseUnknownOperations } from './operation-fit';
import { isRemote, SHELL, type Built } from './read-build';
import { refuseLostFiles, refuseOlderCommit, refuseUnfit } from './release-checks';
import {
  isShellBuild,
  knownState,
  NOTHING_LIVE,
  withoutPages,
  type Author,
  type ReleaseState,
} from './release-state';
import { readBuilds, readReleases, storeRelease } from './release-store';
import { changeReleases, readStates, saveRecall, saveState } from './state-store';
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
    const served = await readServedOperations(transaction);
    const states = await readStates(transaction);
    const changed: Built[] = [];
    for (const built of builds) {
      const { name, build } = built;
      refuseSecondRollout(states, name);
      refuseUnknownOperations(built, served);
      const live = states.find((state) => state.name === name)?.live;
      if (!force) await refuseOlderCommit(transaction, built, live);
      const isLive = live === build.version;
      const isStored = await storeRelease(transaction, built, author, isLive);
      // The history has no entry for what is live already, unless other processes must read a repaired file.
      if (!isLive || isStored || share !== undefined) changed.push(built);
    }
    const next = changed.map((built) =>
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
export function register(
  db: ReleaseDatabase,
  remote: RemoteDescription,
  author: Author,
): Promise<void> {
  return changeReleases(db, async (transaction) => {
    const states = await readStates(transaction);
    if (states.some(({ name }) => name === remote.name)) return;
    const state = { ...NOTHING_LIVE, name: remote.name, description: withoutPages(remote) };
    await refuseUnfit(transaction, states, [state]);
    await saveState(transaction, state, 'registered', author);
  });
}

/**
 * Makes an earlier version live again: the one before, or the named one. A rollout ends.
 * @returns what it has done
 * @throws DeploymentError when there is none, or it does not fit what else is live
 */
export async function rollBack(
  db: ReleaseDatabase,
  name: string,
  version: string | undefined,
  author: Author,
): Promise<Text> {
  const release = await switchVersion(db, name, 'rolled back', author, (state, releases) => {
    const versions = releases.map((release) => release.version);
    const current = state.live ?? state.disabled ?? '';
    const wereLive = releases
      .filter((one) => (!one.isAborted && one.recalledAt === null) || one.version === current)
      .map((one) => one.version);
    const earlier = version ?? wereLive[wereLive.indexOf(current) - 1];
    if (earlier === undefined)
      throw new DeploymentError(
        msg(
          '{name} has no earlier version. Deploy the build that you want, or disable the remote.',
          { name },
        ),
      );
    if (!versions.includes(earlier))
      throw new DeploymentError(
        msg('{release} is not here. There are: {versions}', {
          release: `${name} ${earlier}`,
          versions: versions.join(', '),
        }),
      );
    return { live: earlier, disabled: null };
  });
  return msg('{release} is live again', { release });
}

/**
 * Switches a remote off; its menu entry and files stay. A rollout ends.
 * @returns what it has done
 */
export async function disable(db: ReleaseDatabase, name: string, author: Author): Promise<Text> {
  if (name === SHELL)
    throw new DeploymentError(msg('The shell can only be replaced, not disabled'));
  const release = await switchVersion(db, name, 'disabled', author, ({ live, disabled }) => {
    if (live !== null) return { live: null, disabled: live };
    throw new DeploymentError(
      disabled === null
        ? msg('{name} is not live, so there is nothing to disable', { name })
        : msg('{name} is disabled already', { name }),
    );
  });
  return msg('{release} is disabled; its menu entry stays', { release });
}

/**
 * Brings back a remote that `disable` switched off.
 * @returns what it has done
 * @throws DeploymentError when it is not disabled, or no longer fits what else is live
 */
export async function enable(db: ReleaseDatabase, name: string, author: Author): Promise<Text> {
  const release = await switchVersion(db, name, 'enabled', author, ({ live, disabled }) => {
    if (disabled !== null) return { live: disabled, disabled: null };
    throw new DeploymentError(
      live === null
        ? msg('{name} was never live. Deploy it first.', { name })
        : msg('{name} is not disabled: {live} is live', { name, live }),
    );
  });
  return msg('{release} is live again', { release });
}

/**
 * Takes a remote out of the product, menu entry and paths included. Its releases stay until they are pruned, for pages
 * that are open; only publishing brings it back.
 * @returns what it has done
 */
export async function remove(db: ReleaseDatabase, name: string, author: Author): Promise<Text> {
  if (name === SHELL) throw new DeploymentError(msg('The shell can only be replaced, not removed'));
  await changeReleases(db, async (transaction) => {
    const state = knownState(await readStates(transaction), name);
    await endRollout(transaction, state, author);
    const removed = { ...state, ...NOTHING_LIVE, isRemoved: true };
    await saveState(transaction, removed, 'removed', author);
  });
  return msg('{name} is removed with its menu entry and paths', { name });
}

/**
 * Marks a version that open tabs must leave, until it is live or in rollout again. Its own rollout ends.
 * @returns what it has done
 * @throws DeploymentError when it is not here, or no other version is live
 */
export function recall(
  db: ReleaseDatabase,
  name: string,
  version: string,
  author: Author,
): Promise<Text> {
  return changeReleases(db, async (transaction) => {
    const state = knownState(await readStates(transaction), name);
    const release = `${name} ${version}`;
    if (state.live === null || state.live === version)
      throw new DeploymentError(
        msg('Tabs that leave {release} need another live version. Roll back or deploy one first.', {
          release,
        }),
      );
    if (state.candidate === version) await endRollout(transaction, state, author);
    if (!(await saveRecall(transaction, name, version, author)))
      throw new DeploymentError(
        msg('{release} is not here. The list shows the versions that are.', { release }),
      );
    return msg('Open tabs leave {release} as soon as nothing typed is lost', { release });
  });
}

/**
 * Makes another version of a remote live, or none. A rollout ends, unless its version is the one that goes live.
 * @returns the release that is live or disabled now, as "mf-orders 1a2b3c4d5e6f"
 */
export function switchVersion(
  db: ReleaseDatabase,
  name: string,
  action: Action,
  author: Author,
  choose: (
    state: ReleaseState,
    releases: PublishedRelease[],
  ) => Pick<ReleaseState, 'live' | 'disabled'>,
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
        refuseUnknownOperations(built, await readServedOperations(transaction));
        await refuseLostFiles(transaction, built);
      }
      // Its menu and paths come back with it.
      if (built && !isShellBuild(built.build)) next.description = withoutPages(built.build);
      await refuseUnfit(transaction, states, [next]);
    }
    if (action !== 'promoted') await endRollout(transaction, state, author);
    await saveState(transaction, next, action, author);
    return `${name} ${next.live ?? next.disabled}`;
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
