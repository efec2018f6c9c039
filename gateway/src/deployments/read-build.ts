import { existsSync, readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { RemoteBuild, RemoteDescription, ShellBuild } from '@stockroom/contract';
import { ValidationError, type Schema } from 'yup';
import { isMissing } from '../error-code';
import { descriptionSchema, remoteBuildSchema, shellBuildSchema } from './build-schema';
import { DeploymentError } from './deployment-error';

export const SHELL = 'shell';
export const REMOTE_BUILD = 'remote-build.json';
export const SHELL_BUILD = 'shell-build.json';

const BUILD_AGAIN = 'Build it again (npm run build) and deploy the new dist folder.';

const CORRECT = 'Correct the remote.json of the remote and build it again.';

/** A folder with one build, and how that describes itself. */
export type Built = { dist: string } & (
  { name: typeof SHELL; build: ShellBuild } | { name: string; build: RemoteBuild }
);

export function isRemote(
  built: Built,
): built is { dist: string; name: string; build: RemoteBuild } {
  return built.name !== SHELL;
}

/**
 * Reads what a folder says it holds.
 * @throws DeploymentError when that is no build, or not one that can be served
 */
export function readBuild(dist: string): Built {
  if (existsSync(join(dist, SHELL_BUILD))) {
    const build = readChecked<ShellBuild>(join(dist, SHELL_BUILD), shellBuildSchema);
    return { dist, name: SHELL, build };
  }
  if (!existsSync(join(dist, REMOTE_BUILD)))
    throw new DeploymentError(
      `${dist} holds no build: there is no ${REMOTE_BUILD} in it. Name the dist folder of a build.`,
    );
  const build = readChecked<RemoteBuild>(join(dist, REMOTE_BUILD), remoteBuildSchema);
  refuseOtherModules(build);
  return { dist, name: build.name, build };
}

/** @throws DeploymentError when remote.json is not as the contract says */
export function readDescription(file: string): RemoteDescription {
  return readChecked<RemoteDescription>(file, descriptionSchema);
}

/**
 * Compares every file with the checksum that the build wrote down.
 * @throws DeploymentError when one is missing or has changed
 */
export function refuseIncomplete({ dist, name, build }: Built): void {
  const { checksums, pages } = build;
  const needed = [
    ...('files' in build ? [build.entry, ...build.files] : ['index.html']),
    ...pages.flatMap((page) => page.files),
  ];
  const unlisted = needed.find((file) => checksums[file] === undefined);
  if (unlisted !== undefined)
    throw new DeploymentError(
      `The build of ${name} needs ${unlisted} but has no checksum of it. ${BUILD_AGAIN}`,
    );
  for (const [file, checksum] of Object.entries(checksums)) {
    const found = checksumOf(join(dist, file));
    const what = `The build of ${name} in ${dist}`;
    if (found === null)
      throw new DeploymentError(`${what} is not complete: ${file} is missing. ${BUILD_AGAIN}`);
    if (found !== checksum)
      throw new DeploymentError(
        `${what} is not as it was built: ${file} has changed. ${BUILD_AGAIN}`,
      );
  }
}

/** The build plugins of this repository wrote it, or `readBuild` has checked it before. */
export function readJson<Content>(file: string): Content {
  return JSON.parse(readFileSync(file, 'utf8')) as Content;
}

function readChecked<Content>(file: string, schema: Schema): Content {
  try {
    return schema.validateSync(readJson(file)) as Content;
  } catch (error) {
    if (error instanceof SyntaxError) throw new DeploymentError(`${file} is not JSON. ${CORRECT}`);
    if (error instanceof ValidationError)
      throw new DeploymentError(`${file} is not right: ${error.message}. ${CORRECT}`);
    throw error;
  }
}

function refuseOtherModules({ name, exposes }: RemoteBuild): void {
  if (exposes.length === 1 && exposes[0] === './remote') return;
  throw new DeploymentError(
    `${name} exposes ${exposes.join(', ') || 'nothing'}. A remote exposes exactly ./remote: use remoteConfig of shared-ui/build.`,
  );
}

function checksumOf(file: string): string | null {
  try {
    return createHash('sha256').update(readFileSync(file)).digest('hex');
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
