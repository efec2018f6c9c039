// @ts-check
import path from 'node:path';
import { CHECKOUT } from '../../tools/steps/checkout.mjs';
import { runProgram } from '../../tools/steps/run-program.mjs';

/**
 * Runs a script with this Node, as npm would.
 * @param {string} script path in the folder
 * @param {string[]} args
 * @param {{ folder?: string, env?: Record<string, string> }} [options]
 */
export async function runScript(script, args, { folder = CHECKOUT, env = {} } = {}) {
  const started = performance.now();
  const all = [path.join(folder, script), ...args];
  const ended = await runProgram(process.execPath, all, { cwd: folder, env });
  return { ...ended, seconds: (performance.now() - started) / 1000 };
}

/**
 * A product: its data folder, or its database server.
 * @typedef {string | { databaseUrl: string }} Place
 */

/** `npm run remotes -- ...` for a product. @param {Place} place @param {string[]} args */
export function runRemotes(place, ...args) {
  return runCommand(place, 'remotes', ...args);
}

/** The same, where it must succeed. @param {Place} place @param {string[]} args */
export async function changeRemotes(place, ...args) {
  const { isOk, output, seconds } = await runRemotes(place, ...args);
  if (!isOk) throw new Error(`remotes ${args.join(' ')}: ${output}`);
  return seconds;
}

/** @param {Place} place @param {string} remotes names, or "*" for all @returns a deploy token, labelled "<remotes> team" */
export async function makeToken(place, remotes) {
  const args = ['create', `${remotes} team`, '--remotes', remotes];
  const { output } = await runCommand(place, 'tokens', ...args);
  const [token] = /^stockroom_\S+$/m.exec(output) ?? [];
  if (token === undefined) throw new Error(output);
  return token;
}

/** A command of operators, such as `npm run backup -- ...`. @param {Place} place @param {string[]} args */
export function runCommand(place, ...args) {
  /** @type {Record<string, string>} */
  const env =
    typeof place === 'string'
      ? { STOCKROOM_DATA_DIR: place, DATABASE_URL: '' }
      : { DATABASE_URL: place.databaseUrl };
  return runScript('tools/gateway-command.mjs', args, { env });
}
