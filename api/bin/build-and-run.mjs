// @ts-check
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const FOLDER = join(import.meta.dirname, '..');

/**
 * Builds the programs for developers and runs one in this process.
 * @param {string} name
 */
export async function buildAndRun(name) {
  const webpack = createRequire(import.meta.url).resolve('webpack/bin/webpack.js');
  const build = spawnSync(process.execPath, [webpack, '--mode', 'production'], {
    cwd: FOLDER,
    stdio: 'inherit',
  });
  if (build.status !== 0) process.exit(1);
  await import(pathToFileURL(join(FOLDER, `dist/${name}.mjs`)).href);
}
