import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CHECKOUT } from './remotes-command.mjs';

const SETTINGS = ['lerna.json', 'package.json', 'package-lock.json', 'tsconfig.base.json'];
/** By which a command knows that everything is built (gateway/bin/steps/build.mjs). */
const FINGERPRINTS = '.cache/build-fingerprints.json';
const MADE_BY_BUILDS = /\/(dist|dist-standalone|node_modules)$/;

/**
 * A copy of this checkout, in which a journey can write and build. The packages in its folders of node_modules are those
 * of this checkout, but for its own ones.
 */
export async function copyCheckout(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'stockroom-checkout-'));
  const { workspaces } = JSON.parse(await readFile(path.join(CHECKOUT, 'package.json'), 'utf8'));
  for (const name of [...SETTINGS, ...workspaces])
    await cp(path.join(CHECKOUT, name), path.join(folder, name), {
      recursive: true,
      filter: (source) => !MADE_BY_BUILDS.test(source),
    });
  for (const place of ['.', ...workspaces]) await linkPackages(folder, place);
  for (const name of workspaces) await link(path.join(folder, name), folder, `@stockroom/${name}`);
  return folder;
}

/** Copies what was built here too, so that nothing has to be built there. */
export async function copyBuilds(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const dist = path.join(CHECKOUT, name, 'dist');
    if (existsSync(dist)) await cp(dist, path.join(folder, name, 'dist'), { recursive: true });
  }
  await cp(path.join(CHECKOUT, FINGERPRINTS), path.join(folder, FINGERPRINTS));
}

/** Saves a source with a text replaced. */
export async function editSource(
  folder: string,
  file: string,
  from: string,
  to: string,
): Promise<void> {
  const source = path.join(folder, file);
  const text = await readFile(source, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} has no "${from}"`);
  await writeFile(source, text.replace(from, to));
}

export async function removeCheckout(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
}

async function linkPackages(folder: string, place: string): Promise<void> {
  const packages = path.join(CHECKOUT, place, 'node_modules');
  if (!existsSync(packages)) return;
  for (const name of await readdir(packages))
    // The second is written by builds, and holds paths of the checkout.
    if (name !== '@stockroom' && name !== '.federation')
      await link(path.join(packages, name), path.join(folder, place), name);
}

async function link(target: string, folder: string, name: string): Promise<void> {
  const place = path.join(folder, 'node_modules', name);
  await mkdir(path.dirname(place), { recursive: true });
  await symlink(target, place);
}
