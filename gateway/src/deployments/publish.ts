import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteBuild, RemoteDescription, ShellBuild } from '@stockroom/contract';
import {
  changeDeployments,
  readDeployments,
  versionFolder,
  type Deployments,
  type Track,
} from './registry-file';

export const SHELL = 'shell';
const REMOTE_BUILD = 'remote-build.json';
const SHELL_BUILD = 'shell-build.json';

/** A deployment that cannot be made, said in one line. */
export class DeploymentError extends Error {}

/** What a dist folder holds, as its build describes it. */
type Built = { name: typeof SHELL; build: ShellBuild } | { name: string; build: RemoteBuild };

/**
 * Copies a dist folder to its immutable place and makes it live. The same version is not copied twice.
 * @throws DeploymentError when the folder is no build, or not a whole one
 */
export function deploy(folder: string, dist: string): { name: string; version: string } {
  const built = readBuild(dist);
  const { name } = built;
  const { version } = built.build;
  refuseIncomplete(dist, built);
  copyOnce(dist, versionFolder(folder, name, version));
  changeDeployments(folder, (deployments) => {
    const { history } = trackOf(deployments, name);
    const isKnown = history.some((deployment) => deployment.version === version);
    const deployedAt = new Date().toISOString();
    return withTrack(deployments, built, {
      live: version,
      history: isKnown ? history : [...history, { version, deployedAt }],
    });
  });
  return { name, version };
}

/** True when a start should deploy this build: it is not live, and no rollback took it out of service. */
export function isNews(folder: string, dist: string): boolean {
  const { name, build } = readBuild(dist);
  const { live, rolledBack } = trackOf(readDeployments(folder), name);
  return build.version !== live && build.version !== rolledBack;
}

/** Lists the remote, so that its menu entries are there before it is deployed. */
export function register(folder: string, remote: RemoteDescription): void {
  const { name } = remote;
  const description = withoutPages(remote);
  if (readDeployments(folder).remotes[name]) return;
  changeDeployments(folder, (deployments) => ({
    ...deployments,
    remotes: { ...deployments.remotes, [name]: { live: null, history: [], description } },
  }));
}

/**
 * Makes an earlier version live again: the one before the live one, or the named one.
 * @throws DeploymentError when there is none
 */
export function rollBack(folder: string, name: string, version?: string): string {
  const deployments = readDeployments(folder);
  if (name !== SHELL && !(name in deployments.remotes))
    throw new DeploymentError(`Nothing by the name of ${name} was ever deployed`);
  const chosen = chooseEarlier(trackOf(deployments, name), name, version);
  const dist = versionFolder(folder, name, chosen);
  if (!existsSync(dist)) throw new DeploymentError(`The files of ${name} ${chosen} are gone`);
  const built = readBuild(dist);
  changeDeployments(folder, (deployments) => {
    const { live, history } = trackOf(deployments, name);
    return withTrack(deployments, built, { live: chosen, history, rolledBack: live ?? undefined });
  });
  return chosen;
}

function chooseEarlier({ live, history }: Track, name: string, version?: string): string {
  const versions = history.map((deployment) => deployment.version);
  if (version !== undefined) {
    if (versions.includes(version)) return version;
    throw new DeploymentError(`${name} ${version} was never deployed`);
  }
  const earlier = versions[versions.indexOf(live ?? '') - 1];
  if (earlier === undefined) throw new DeploymentError(`${name} has no earlier version`);
  return earlier;
}

function withTrack(deployments: Deployments, built: Built, track: Track): Deployments {
  if (!isRemote(built)) return { ...deployments, shell: track };
  const description = withoutPages(built.build);
  return {
    ...deployments,
    remotes: { ...deployments.remotes, [built.name]: { ...track, description } },
  };
}

function withoutPages({ name, title, basePaths, menu }: Omit<RemoteDescription, 'pages'>) {
  return { name, title, basePaths, menu };
}

function trackOf(deployments: Deployments, name: string): Track {
  const track = name === SHELL ? deployments.shell : deployments.remotes[name];
  return track ?? { live: null, history: [] };
}

function isRemote(built: Built): built is { name: string; build: RemoteBuild } {
  return built.name !== SHELL;
}

function readBuild(dist: string): Built {
  if (existsSync(join(dist, SHELL_BUILD)))
    return { name: SHELL, build: readJson<ShellBuild>(join(dist, SHELL_BUILD)) };
  if (!existsSync(join(dist, REMOTE_BUILD))) {
    throw new DeploymentError(`${dist} holds no build: ${REMOTE_BUILD} is missing`);
  }
  const build = readJson<RemoteBuild>(join(dist, REMOTE_BUILD));
  if (!/^mf-[a-z0-9-]+$/.test(build.name) || !/^[a-f0-9]{6,64}$/.test(build.version)) {
    throw new DeploymentError(`${dist} has no proper name or version in ${REMOTE_BUILD}`);
  }
  return { name: build.name, build };
}

/** Both files are written by the build plugins of this repository, as the contract says. */
export function readJson<Content>(file: string): Content {
  return JSON.parse(readFileSync(file, 'utf8')) as Content;
}

function refuseIncomplete(dist: string, { name, build }: Built): void {
  const files = [
    ...('files' in build ? build.files : ['index.html']),
    ...build.pages.flatMap((page) => page.files),
  ];
  const missing = files.find((file) => !existsSync(join(dist, file)));
  if (missing) throw new DeploymentError(`The build of ${name} is not complete: no ${missing}`);
}

/** Whole or not at all: the folder gets its name only when everything is in it. */
function copyOnce(dist: string, target: string): void {
  if (existsSync(target)) return;
  const temporary = `${target}.${process.pid}.tmp`;
  mkdirSync(join(target, '..'), { recursive: true });
  rmSync(temporary, { recursive: true, force: true });
  cpSync(dist, temporary, { recursive: true });
  try {
    renameSync(temporary, target);
  } catch (error) {
    rmSync(temporary, { recursive: true, force: true });
    // Another process was faster.
    if (!existsSync(target)) throw error;
  }
}
