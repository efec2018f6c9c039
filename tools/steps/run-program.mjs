// @ts-check
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { CHECKOUT } from './checkout.mjs';

/**
 * Runs a program without input, and ends it with this process.
 * @param {string} program
 * @param {string[]} args
 * @param {{ isLive?: boolean, env?: Record<string, string>, cwd?: string }} [options]
 *   isLive: show the output as it comes, instead of keeping it; cwd: default is the checkout
 * @returns {Promise<{ isOk: boolean, output: string }>}
 */
export function runProgram(program, args, { isLive = false, env = {}, cwd = CHECKOUT } = {}) {
  return new Promise((resolve) => {
    const out = isLive ? 'inherit' : 'pipe';
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', out, out],
      // npm is a batch file there.
      shell: process.platform === 'win32',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text) => (output += text));
    const stop = () => child.kill();
    process.once('exit', stop);
    const end = (/** @type {boolean} */ isOk, message = '') => {
      process.off('exit', stop);
      resolve({ isOk, output: output + message });
    };
    child.once('error', (error) => end(false, String(error)));
    child.once('close', (code) => end(code === 0));
  });
}

/**
 * Runs a script of an installed package with this Node.
 * @param {string} script path in node_modules
 * @param {string[]} args
 * @param {{ isLive?: boolean, env?: Record<string, string> }} [options]
 */
export function runTool(script, args, options) {
  return runProgram(process.execPath, [join('node_modules', script), ...args], options);
}
