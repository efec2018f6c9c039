import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { RemoteDescription } from '@stockroom/contract';
import { refuseOtherContract } from './contract';
import { DeploymentError } from './deployment-error';
import { refuseMisfits } from './fit';
import { liveSetOf } from './live-set';
import {
  isRemote,
  readBuild,
  readJson,
  refuseIncomplete,
  REMOTE_BUILD,
  SHELL,
  SHELL_BUILD,
  type Built,
} from './read-build';
import {
  allTracks,
  changeDeployments,
  readDeployments,
  versionFolder,
  type Deployments,
} from './registry-file';
import { currentVersion, deployed, isRolledBack, NEW_TRACK, type Track } from './track';

export interface Deployed {
  name: string;
  version: string;
}

/**
 * Copies builds to their immutable places and makes them live, all at once or none.
 * @param dists folders with one build each
 * @throws DeploymentError when a folder holds no whole build, or the builds do not fit the server or what else is live
 */
export function deploy(folder: string, ...dists: string[]): Deployed[] {
  if (dists.length === 0) return [];
  const builds = dists.map(readBuild);
  builds.forEach(refuseIncomplete);
  const now = new Date().toISOString();
  changeDeployments(folder, (deployments) => {
    for (const built of builds) refuseOtherContract(built, deployments.contract);
    const next = builds.reduce((state, built) => {
      const track = deployed(trackOf(state, built.name), built.build.version, now);
      return withTrack(state, built, track);
    }, deployments);
    refuseMisfits(liveSetOf(folder, next, builds));
    for (const built of builds)
      copyOnce(built, versionFolder(folder, built.name, built.build.version));
    return next;
  });
  return builds.map(({ name, build: { version } }) => ({ name, version }));
}

/** True when a start should deploy this build: it is new, and the operator did not decide against it. */
export function isNews(folder: string, dist: string): boolean {
  const { name, build } = readBuild(dist);
  const deployments = readDeployments(folder);
  const track = trackOf(deployments, name);
  const isDisabled = track.live === null && currentVersion(track) !== undefined;
  const isOut = isDisabled || isRemoved(deployments, name);
  return !isOut && build.version !== track.live && !isRolledBack(track, build.version);
}

/**
 * Lists the remote, unless it was removed, so that its menu entries are there before it is deployed.
 * @throws DeploymentError when another one has its paths or its place in the menu
 */
export function register(folder: string, remote: RemoteDescription): void {
  const { name } = remote;
  const description = withoutPages(remote);
  const known = readDeployments(folder);
  if (known.remotes[name] || isRemoved(known, name)) return;
  changeDeployments(folder, (deployments) => {
    const remotes = { ...deployments.remotes, [name]: { ...NEW_TRACK, description } };
    const next = { ...deployments, remotes };
    // Nothing of it is live yet.
    refuseMisfits({ ...liveSetOf(folder, next), builds: [] });
    return next;
  });
}

export function trackOf(deployments: Deployments, name: string): Track {
  return allTracks(deployments)[name] ?? NEW_TRACK;
}

export function isRemoved({ removed }: Deployments, name: string): boolean {
  return Object.hasOwn(removed, name);
}

export function withTrack(deployments: Deployments, built: Built, track: Track): Deployments {
  if (!isRemote(built)) return { ...deployments, shell: track };
  const description = withoutPages(built.build);
  const { [built.name]: _back, ...removed } = deployments.removed;
  return {
    ...deployments,
    remotes: { ...deployments.remotes, [built.name]: { ...track, description } },
    removed,
  };
}

function withoutPages({ name, title, basePaths, menu }: Omit<RemoteDescription, 'pages'>) {
  return { name, title, basePaths, menu };
}

/** Whole or not at all: the folder gets its name only when everything is in it. */
function copyOnce({ dist, name, build }: Built, target: string): void {
  const description = name === SHELL ? SHELL_BUILD : REMOTE_BUILD;
  if (existsSync(target)) return refuseOther(join(target, description), { name, build });
  const temporary = `${target}.${process.pid}.tmp`;
  rmSync(temporary, { recursive: true, force: true });
  for (const file of [...Object.keys(build.checksums), description]) {
    mkdirSync(dirname(join(temporary, file)), { recursive: true });
    copyFileSync(join(dist, file), join(temporary, file));
  }
  renameSync(temporary, target);
}

/** Browsers keep the files of a version for a year: they must never become others. */
function refuseOther(published: string, { name, build }: Pick<Built, 'name' | 'build'>): void {
  const { checksums } = readJson<Built['build']>(published);
  const isSame = Object.entries(build.checksums).every(([file, sum]) => checksums[file] === sum);
  if (isSame) return;
  throw new DeploymentError(
    `${name} ${build.version} was deployed before with other files. Build it again: other files are another version.`,
  );
}
