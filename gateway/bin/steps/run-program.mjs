import { spawn } from 'node:child_process';
import { CHECKOUT } from './checkout.mjs';

/**
 * Runs a program in the checkout, without input and with its output kept.
 * @param {string} program
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, onLine?: (line: string) => void }} [options]
 * @returns {Promise<{ isOk: boolean, output: string }>}
 */
export function runProgram(program, args, { env = {}, onLine = () => {} } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: CHECKOUT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // npm is a batch file there.
      shell: process.platform === 'win32',
    });
    let output = '';
    let rest = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
        const lines = (rest + text).split('\n');
        rest = lines.pop() ?? '';
        lines.forEach(onLine);
      });
    }
    const stop = () => child.kill();
    process.once('exit', stop);
    const end = (isOk, message = '') => {
      process.off('exit', stop);
      resolve({ isOk, output: output + message });
    };
    child.once('error', (error) => end(false, String(error)));
    child.once('close', (code) => end(code === 0));
  });
}
