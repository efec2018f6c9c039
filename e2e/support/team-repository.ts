import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { CHECKOUT } from '../../tools/steps/checkout.mjs';
import { linkPackages } from './other-checkout';
import { runScript } from './remotes-command.mjs';

/** A repository that `npm run new-remote -- <name> --to <folder>` wrote. */
export interface TeamRepository {
  folder: string;
  /** Runs a command of an installed package. @throws with its output when it fails */
  run: (command: keyof typeof COMMANDS) => Promise<void>;
  remove: () => Promise<void>;
}

const COMMANDS = {
  types: ['typescript/bin/tsc'],
  test: ['jest/bin/jest.js', '--ci'],
  build: ['webpack-cli/bin/cli.js', '--mode=production'],
} as const;

export async function writeTeamRepository(name: string): Promise<TeamRepository> {
  const place = await mkdtemp(path.join(tmpdir(), 'stockroom-team-'));
  const folder = path.join(place, name);
  await mustSucceed(runScript('tools/new-remote.mjs', [name, '--to', folder]));
  await install(folder);
  return {
    folder,
    run: async (command) => {
      const [script, ...args] = COMMANDS[command];
      await mustSucceed(runScript(`node_modules/${script}`, args, { folder }));
    },
    remove: () => rm(place, { recursive: true }),
  };
}

/**
 * Installs what package.json names as npm does, without the network: the product's packages from their tarballs, and
 * links to all others in this checkout, with its lock file.
 */
async function install(folder: string): Promise<void> {
  await linkPackages(folder, '.');
  await cp(path.join(CHECKOUT, 'package-lock.json'), path.join(folder, 'package-lock.json'));
  const text = await readFile(path.join(folder, 'package.json'), 'utf8');
  const { dependencies, devDependencies } = JSON.parse(text);
  for (const [name, place] of Object.entries({ ...dependencies, ...devDependencies })) {
    const tarball = /^file:(.+)$/.exec(String(place))?.[1];
    if (tarball === undefined) continue;
    const target = path.join(folder, 'node_modules', name);
    await mkdir(target, { recursive: true });
    const args = ['-xzf', path.join(folder, tarball), '-C', target, '--strip-components=1'];
    await promisify(execFile)('tar', args);
    await linkPackages(target, path.basename(name));
  }
}

async function mustSucceed(run: ReturnType<typeof runScript>): Promise<void> {
  const { isOk, output } = await run;
  if (!isOk) throw new Error(output);
}
