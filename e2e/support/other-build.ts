import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RemoteBuild } from '@stockroom/contract';
import { CHECKOUT } from '../../tools/steps/checkout.mjs';

const DESCRIPTION = 'remote-build.json';

/** A changed build of a remote, described as a real build would be. */
export interface OtherBuild {
  folder: string;
  version: string;
}

const made: string[] = [];

/** Copies the build of a remote and replaces a text in its code, which is much faster than a build. */
export async function buildWithText(name: string, from: string, to: string): Promise<OtherBuild> {
  const folder = await copyBuild(name);
  const file = await findFile(folder, from);
  const text = (await readFile(path.join(folder, file), 'utf8')).replaceAll(from, to);
  await writeFile(path.join(folder, file), text);
  return describeAnew(folder, (build) => {
    const checksums = { ...build.checksums, [file]: sha256(text) };
    // It holds the old text.
    delete checksums[`${file}.br`];
    return { ...build, checksums };
  });
}

/** Copies the build of a remote and changes its description. */
export async function buildDescribedAs(
  name: string,
  change: (build: RemoteBuild) => RemoteBuild,
): Promise<OtherBuild> {
  return describeAnew(await copyBuild(name), change);
}

export async function readBuildOf(name: string): Promise<RemoteBuild> {
  return readDescription(path.join(CHECKOUT, name, 'dist'));
}

export async function removeOtherBuilds(): Promise<void> {
  for (const folder of made.splice(0)) await rm(folder, { recursive: true, force: true });
}

async function copyBuild(name: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'stockroom-build-'));
  made.push(folder);
  await cp(path.join(CHECKOUT, name, 'dist'), folder, { recursive: true });
  return folder;
}

async function describeAnew(
  folder: string,
  change: (build: RemoteBuild) => RemoteBuild,
): Promise<OtherBuild> {
  const build = change(await readDescription(folder));
  const version = sha256(JSON.stringify(build)).slice(0, 12);
  await writeFile(path.join(folder, DESCRIPTION), JSON.stringify({ ...build, version }));
  return { folder, version };
}

/** The build plugin writes it as the contract says. */
export async function readDescription(folder: string): Promise<RemoteBuild> {
  return JSON.parse(await readFile(path.join(folder, DESCRIPTION), 'utf8')) as RemoteBuild;
}

async function findFile(folder: string, text: string): Promise<string> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.js'));
  for (const file of files)
    if ((await readFile(path.join(folder, file), 'utf8')).includes(text)) return file;
  throw new Error(`No file of ${folder} has the text "${text}"`);
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
