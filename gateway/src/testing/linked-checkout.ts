import { execFile } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { temporaryFolder } from './fake-builds';

export const CHECKOUT = resolve(__dirname, '../../..');
/** What runs is copied, so that it takes the temporary folder for its checkout. */
const COPIED = ['tools', 'package.json'];
const LINKED = [
  '.config',
  'api',
  'contract',
  'node_modules',
  'package-lock.json',
  'remote-kit',
  'shared-ui',
];

/** A checkout that a test may change: new files are its own, the sources are those of this checkout. */
export function makeLinkedCheckout(): string {
  const checkout = temporaryFolder();
  for (const path of COPIED)
    cpSync(join(CHECKOUT, path), join(checkout, path), { recursive: true });
  const { workspaces } = manifestOf(CHECKOUT);
  const remotes = workspaces.filter((name) => name.startsWith('mf-'));
  for (const path of [...LINKED, ...remotes, 'tsconfig.base.json'])
    symlinkSync(join(CHECKOUT, path), join(checkout, path));
  return checkout;
}

export function manifestOf(folder: string): { name: string; workspaces: string[] } {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

/** Runs a script with this Node in the folder; resolves with its exit code and all that it wrote. */
export function runScript(folder: string, script: string, ...args: string[]) {
  return new Promise<{ code: number; output: string }>((done) => {
    execFile(
      process.execPath,
      [join(folder, script), ...args],
      { cwd: folder },
      (error, out, err) => done({ code: error ? Number(error.code ?? 1) : 0, output: out + err }),
    );
  });
}
