import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { CHECKOUT } from './checkout.mjs';
import { StepError } from './run-steps.mjs';

/**
 * A program that runs until it is stopped.
 * @typedef {object} Service
 * @property {string} name in front of each of its lines
 * @property {string[]} args of Node
 * @property {string} [folder] where it runs, from the checkout
 * @property {Record<string, string | undefined>} [env]
 * @property {RegExp} ready a line that says that it is
 */

/** Programs that run beside each other. When one of them ends, all do. */
export class Services {
  /** @type {import('node:child_process').ChildProcess[]} */
  #children = [];
  #isStopping = false;

  constructor() {
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => this.stop());
  }

  /**
   * Resolves when the service is ready.
   * @param {Service} service
   * @throws StepError when it ends before
   */
  async start({ name, args, folder = '.', env = {}, ready }) {
    const child = spawn(process.execPath, args, {
      cwd: join(CHECKOUT, folder),
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#children.push(child);
    child.once('exit', () => this.stop());
    await new Promise((resolve, reject) => {
      const onLine = (line) => {
        if (line !== '') console.log(`${name.padEnd(20)} ${line}`);
        if (ready.test(line)) resolve(undefined);
      };
      for (const stream of [child.stdout, child.stderr]) readLines(stream, onLine);
      child.once('exit', () => reject(new StepError(`${name} has stopped: see above`)));
    });
  }

  /** Asks all of them to stop, once. */
  stop() {
    if (this.#isStopping) return;
    this.#isStopping = true;
    for (const child of this.#children) child.kill('SIGTERM');
  }

  /** Resolves when all have ended. */
  async ended() {
    const running = this.#children.filter(
      ({ exitCode, signalCode }) => exitCode === null && signalCode === null,
    );
    await Promise.all(running.map((child) => once(child, 'exit')));
  }
}

function readLines(stream, onLine) {
  let rest = '';
  stream.setEncoding('utf8').on('data', (text) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    lines.forEach(onLine);
  });
}
