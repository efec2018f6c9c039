import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CHECKOUT, manifestOf } from '../../tools/steps/checkout.mjs';

const COPIED = ['tools', 'lerna.json', 'package.json', 'package-lock.json', 'tsconfig.base.json'];
/** Tells a command that everything is built (tools/steps/build.mjs). */
const FINGERPRINTS = '.cache/build-fingerprints.json';
const MADE_BY_BUILDS = /\/(dist|dist-standalone|node_modules)$/;

/**
 * Copies this checkout, so that a journey can write and build there. Its node_modules link to the packages of this
 * checkout, except the workspaces.
 */
export async function copyCheckout(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'stockroom-checkout-'));
  const { workspaces } = manifestOf();
  for (const name of [...COPIED, ...workspaces])
    await cp(path.join(CHECKOUT, name), path.join(folder, name), {
      recursive: true,
      filter: (source) => !MADE_BY_BUILDS.test(source),
    });
  for (const place of ['.', ...workspaces]) await linkPackages(path.join(folder, place), place);
  for (const name of workspaces) await link(path.join(folder, name), folder, `@stockroom/${name}`);
  return folder;
}

/** Copies the builds of this checkout, so that nothing must be built there. */
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

/** Links a folder to the packages of a place in this checkout, except those of the product. */
export async function linkPackages(folder: string, place: string): Promise<void> {
  const packages = path.join(CHECKOUT, place, 'node_modules');
  if (!existsSync(packages)) return;
  for (const name of await readdir(packages))
    // Builds write .federation, with paths of the checkout.
    if (name !== '@stockroom' && name !== '.federation')
      await link(path.join(packages, name), folder, name);
}

async function link(target: string, folder: string, name: string): Promise<void> {
  const place = path.join(folder, 'node_modules', name);
  await mkdir(path.dirname(place), { recursive: true });
  await symlink(target, place);
}
