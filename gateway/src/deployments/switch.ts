import { existsSync } from 'node:fs';
import { refuseOtherContract } from './contract';
import { DeploymentError } from './deployment-error';
import { refuseMisfits } from './fit';
import { liveSetOf } from './live-set';
import { isRemoved, trackOf, withTrack } from './publish';
import { readBuild, SHELL } from './read-build';
import {
  changeDeployments,
  readDeployments,
  versionFolder,
  type Deployments,
} from './registry-file';
import { currentVersion, disabled, enabled, removed, rolledBack, type Track } from './track';

/**
 * Makes an earlier version live again: the one before, or the named one.
 * @throws DeploymentError when there is none, or it does not fit what else is live
 */
export function rollBack(folder: string, name: string, version?: string): string {
  const chosen = chooseEarlier(knownTrack(readDeployments(folder), name), name, version);
  changeDeployments(folder, (deployments) =>
    switched(folder, deployments, name, chosen, (track, now) => rolledBack(track, chosen, now)),
  );
  return chosen;
}

/**
 * Takes a remote out of service; menu entry and files stay.
 * @returns the version that was live
 */
export function disable(folder: string, name: string): string {
  if (name === SHELL) throw new DeploymentError('The shell can only be replaced, not disabled');
  const { live } = knownTrack(readDeployments(folder), name);
  if (live === null)
    throw new DeploymentError(`${name} is not live, so there is nothing to disable`);
  changeDeployments(folder, (deployments) =>
    switched(folder, deployments, name, live, (track, now) => disabled(track, live, now)),
  );
  return live;
}

/**
 * Brings back what `disable` took out of service.
 * @throws DeploymentError when nothing was, or it does not fit any more what else is live
 */
export function enable(folder: string, name: string): string {
  const { live, disabled: waiting } = knownTrack(readDeployments(folder), name);
  if (waiting === undefined)
    throw new DeploymentError(
      live === null
        ? `${name} was never live: deploy it first (npm run remotes -- deploy ${name})`
        : `${name} is not disabled: ${live} is live`,
    );
  changeDeployments(folder, (deployments) =>
    switched(folder, deployments, name, waiting, (track) => enabled(track)),
  );
  return waiting;
}

/**
 * Takes a remote out of the product, menu entry and paths included. Its files stay until they are pruned, for pages
 * that are open; only deploying brings it back.
 */
export function remove(folder: string, name: string): void {
  if (name === SHELL) throw new DeploymentError('The shell can only be replaced, not removed');
  changeDeployments(folder, (deployments) => {
    const track = removed(knownTrack(deployments, name), new Date().toISOString());
    const { [name]: _taken, ...remotes } = deployments.remotes;
    return { ...deployments, remotes, removed: { ...deployments.removed, [name]: track } };
  });
}

function switched(
  folder: string,
  deployments: Deployments,
  name: string,
  version: string,
  change: (track: Track, now: string) => Track,
): Deployments {
  const dist = versionFolder(folder, name, version);
  if (!existsSync(dist))
    throw new DeploymentError(
      `The files of ${name} ${version} are gone. Deploy its build again, or choose another version: npm run remotes -- list`,
    );
  const track = change(trackOf(deployments, name), new Date().toISOString());
  const built = readBuild(dist);
  if (track.live !== null) refuseOtherContract(built, deployments.contract);
  const next = withTrack(deployments, built, track);
  refuseMisfits(liveSetOf(folder, next));
  return next;
}

function knownTrack(deployments: Deployments, name: string): Track {
  if (name === SHELL || Object.hasOwn(deployments.remotes, name)) return trackOf(deployments, name);
  if (isRemoved(deployments, name))
    throw new DeploymentError(`${name} is removed. Deploying a build of it brings it back.`);
  throw new DeploymentError(
    `There is no ${name}. Deployed are: ${[SHELL, ...Object.keys(deployments.remotes)].join(', ')}`,
  );
}

function chooseEarlier(track: Track, name: string, version?: string): string {
  const versions = track.history.map((deployment) => deployment.version);
  if (version !== undefined) {
    if (versions.includes(version)) return version;
    throw new DeploymentError(
      `${name} ${version} is not here. There are: ${versions.join(', ') || 'none'}`,
    );
  }
  const earlier = versions[versions.indexOf(currentVersion(track) ?? '') - 1];
  if (earlier === undefined)
    throw new DeploymentError(
      `${name} has no earlier version. Deploy the build that you want, or disable the remote.`,
    );
  return earlier;
}
