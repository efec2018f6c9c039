import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteBuild, RemoteDescription, ShellBuild } from '@stockroom/contract';
import { ValidationError, type Schema } from 'yup';
import { DeploymentError, isMissing } from '../errors';
import { descriptionSchema, remoteBuildSchema, shellBuildSchema } from './build-schema';
import { sha256 } from './stored-file';

export const SHELL = 'shell';
const REMOTE_BUILD = 'remote-build.json';
const SHELL_BUILD = 'shell-build.json';

const BUILD_AGAIN = 'Build it again (npm run build) and deploy the new dist folder.';
const CORRECT = 'Correct the remote.json of the remote and build it again.';

/** A build, and all its files by path: a few hundred KB. */
export type Built = { files: ReadonlyMap<string, Uint8Array> } & (
  { name: typeof SHELL; build: ShellBuild } | { name: string; build: RemoteBuild }
);

export function isRemote(built: Built): built is Built & { build: RemoteBuild } {
  return built.name !== SHELL;
}

/**
 * Reads the build in a folder.
 * @throws DeploymentError when it holds no build, or one that cannot be served
 */
export function readBuild(dist: string): Built {
  return buildFrom(dist, (path) => {
    try {
      return readFileSync(join(dist, path));
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  });
}

/**
 * Checks a build: its description, and every file against the checksum that the build wrote down.
 * @param place where it comes from, for messages
 * @param read the bytes of a path; undefined when there is no such file
 * @throws DeploymentError when it cannot be served
 */
export function buildFrom(place: string, read: (path: string) => Uint8Array | undefined): Built {
  const ofShell = read(SHELL_BUILD);
  const ofRemote = read(REMOTE_BUILD);
  if (ofShell) {
    const build = check<ShellBuild>(`${place}/${SHELL_BUILD}`, ofShell, shellBuildSchema);
    return { name: SHELL, build, files: readFiles(place, SHELL, build, read) };
  }
  if (!ofRemote)
    throw new DeploymentError(
      `${place} holds no build: there is no ${REMOTE_BUILD} in it. Name the dist folder of a build.`,
    );
  const build = check<RemoteBuild>(`${place}/${REMOTE_BUILD}`, ofRemote, remoteBuildSchema);
  return { name: build.name, build, files: readFiles(place, build.name, build, read) };
}

/** @throws DeploymentError when remote.json breaks the contract */
export function readDescription(file: string): RemoteDescription {
  return check<RemoteDescription>(file, readFileSync(file), descriptionSchema);
}

function readFiles(
  place: string,
  name: string,
  build: RemoteBuild | ShellBuild,
  read: (path: string) => Uint8Array | undefined,
): Map<string, Uint8Array> {
  const { checksums, pages } = build;
  const needed = [
    ...build.files,
    ...('entry' in build ? [build.entry] : ['index.html', 'sign-in.html']),
    ...pages.flatMap((page) => page.files),
  ];
  const unlisted = needed.find((path) => checksums[path] === undefined);
  if (unlisted !== undefined)
    throw new DeploymentError(
      `The build of ${name} needs ${unlisted} but has no checksum of it. ${BUILD_AGAIN}`,
    );
  const what = `The build of ${name} in ${place}`;
  const files = Object.entries(checksums).map(([path, checksum]) => {
    const bytes = read(path);
    if (!bytes)
      throw new DeploymentError(`${what} is not complete: ${path} is missing. ${BUILD_AGAIN}`);
    if (sha256(bytes) !== checksum)
      throw new DeploymentError(
        `${what} is not as it was built: ${path} has changed. ${BUILD_AGAIN}`,
      );
    return [path, bytes] as const;
  });
  return new Map(files);
}

function check<Content>(file: string, bytes: Uint8Array, schema: Schema): Content {
  try {
    return schema.validateSync(JSON.parse(new TextDecoder().decode(bytes))) as Content;
  } catch (error) {
    if (error instanceof SyntaxError) throw new DeploymentError(`${file} is not JSON. ${CORRECT}`);
    if (error instanceof ValidationError)
      throw new DeploymentError(`${file} is not right: ${error.message}. ${CORRECT}`);
    throw error;
  }
}
