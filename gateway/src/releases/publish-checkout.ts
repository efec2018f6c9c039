import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Operations } from '@stockroom/contract';
import { DeploymentError } from '../errors';
import { publish, register } from './change-releases';
import { operationConflict, saveServedOperations } from './operation-fit';
import type { ReleaseState } from './release-state';
import { readLiveSet, readReleases } from './release-store';
import { readStates } from './state-store';
import { readBuild, readDescription, SHELL, type Built } from './read-build';
import type { ReleaseDatabase } from './release-tables';

/** The checkout: programs are bundled to gateway/dist. */
export const CHECKOUT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** The author of what a start publishes. */
const START = 'npm start';

/**
 * Remembers the operations of the server, registers every remote of the checkout and publishes its new builds. What
 * others have published since stays live.
 * @param served the operations of the server
 * @returns lines for the operator: what was published, what was left alone, and what does not fit the server any more
 */
export async function publishCheckout(
  db: ReleaseDatabase,
  checkout: string,
  served: Operations,
): Promise<string[]> {
  await saveServedOperations(db, served);
  const remotes = readdirSync(checkout).filter((name) => /^mf-/.test(name));
  for (const name of remotes)
    await register(db, readDescription(join(checkout, name, 'remote.json')), { actor: START });
  const builds = [SHELL, ...remotes]
    .map((name) => join(checkout, name, 'dist'))
    .filter((dist) => existsSync(dist))
    .map(readBuild);
  const states = await readStates(db);
  const checked = await Promise.all(
    builds.map(async (built) => ({ built, reason: await whyLeftAlone(db, built, states) })),
  );
  const fresh = checked.filter(({ reason }) => reason === null).map(({ built }) => built);
  return [
    ...(await publishIfFit(db, fresh, states)),
    ...checked.flatMap(({ reason }) => reason || []),
    ...(await operationConflicts(db, served)),
  ];
}

/** Together, because after an update they may fit only each other. */
async function publishIfFit(
  db: ReleaseDatabase,
  builds: readonly Built[],
  states: readonly ReleaseState[],
): Promise<string[]> {
  if (builds.length === 0) return [];
  try {
    const published = await publish(db, builds, { actor: START });
    return published.map((release) => `Published ${release}`);
  } catch (error) {
    const isRunning = states.some(({ name, live }) => name === SHELL && live !== null);
    // The product goes on with what is live.
    if (isRunning && error instanceof DeploymentError) return [`Not published: ${error.message}`];
    throw error;
  }
}

/** Null for a build to publish, "" for one that is live. */
async function whyLeftAlone(
  db: ReleaseDatabase,
  { name, build }: Built,
  states: readonly ReleaseState[],
): Promise<string | null> {
  const state = states.find((candidate) => candidate.name === name);
  if (!state || state.live === build.version) return state ? '' : null;
  const left = (why: string) =>
    `Left ${name} as it is: ${why}. To publish this checkout's build: npm run remotes -- deploy ${name}`;
  if (state.candidate !== null) return left(`${state.candidate} is in rollout`);
  if (state.isRemoved) return left('it was removed');
  if (state.disabled !== null) return left('it was disabled');
  const releases = await readReleases(db, name);
  const own = releases.find(({ version }) => version === build.version);
  if (own?.isAborted) return left(`${build.version} was aborted or withdrawn`);
  if (state.live === null) return null;
  const live = releases.find(({ version }) => version === state.live);
  if (live && live.publisher !== START) return left(`${live.publisher} published ${live.version}`);
  if (own && live) return left(`${state.live} has replaced the build of this checkout`);
  if (live?.committedAt && build.commit && build.commit.at < live.committedAt)
    return left(`${live.version} is of a newer commit than this checkout`);
  return null;
}

/** Remotes of others stay live: better one area out of order than no product. */
async function operationConflicts(db: ReleaseDatabase, served: Operations): Promise<string[]> {
  const { builds } = await readLiveSet(db, await readStates(db));
  return builds.flatMap((build) => operationConflict({ name: build.name, build }, served) ?? []);
}
