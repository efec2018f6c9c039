// @ts-check
import { spawn } from 'node:child_process';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../..');

/**
 * Runs a program in the checkout, without input. Its output is shown as it comes (`isLive`) or kept.
 * @param {string} program
 * @param {string[]} args
 * @param {{ isLive?: boolean, env?: Record<string, string> }} [options]
 * @returns {Promise<{ isOk: boolean, output: string }>}
 */
export function runCommand(program, args, { isLive = false, env = {} } = {}) {
  return new Promise((resolve, reject) => {
    const output = isLive ? 'inherit' : 'pipe';
    const child = spawn(program, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', output, output],
    });
    let kept = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text) => (kept += text));
    child.once('error', reject);
    child.once('close', (code) => resolve({ isOk: code === 0, output: kept }));
  });
}

/**
 * Runs a script of an installed package with this Node.
 * @param {string} script path in node_modules
 * @param {string[]} args
 * @param {{ isLive?: boolean, env?: Record<string, string> }} [options]
 */
export function runTool(script, args, options) {
  return runCommand(process.execPath, [path.join('node_modules', script), ...args], options);
}
