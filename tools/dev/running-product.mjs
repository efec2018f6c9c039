import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { CHECKOUT } from '../steps/checkout.mjs';
import { StepError } from '../steps/run-steps.mjs';

const BUILT = join(CHECKOUT, 'gateway/dist/gateway.mjs');
const READY = /^Stockroom is ready: (\S+)\/$/;

/** Gateway, API and database in a process that can be restarted. */
export class RunningProduct {
  /** Its address, e.g. "http://127.0.0.1:8080". */
  url = '';
  #child = null;
  #say;

  /** @param {(line: string) => void} say */
  constructor(say) {
    this.#say = say;
    // Also if this process ends unexpectedly.
    process.once('exit', () => this.#child?.kill('SIGTERM'));
  }

  /**
   * Resolves when the product answers.
   * @param {string} [program]
   * @throws StepError when it ends before
   */
  async start(program = BUILT) {
    const child = spawn(process.execPath, ['--enable-source-maps', program], {
      cwd: CHECKOUT,
      stdio: ['ignore', 'pipe', 'inherit'],
      // In a process group of its own, so that Ctrl+C reaches it once, through `stop`.
      detached: true,
    });
    this.#child = child;
    const ended = once(child, 'exit').then(([code]) => {
      // Otherwise `stop` ended it.
      if (this.#child !== child) return new Promise(() => {});
      this.#child = null;
      throw new StepError(`The product has stopped with code ${code}: see above`);
    });
    const ready = new Promise((resolve) => {
      createInterface({ input: child.stdout }).on('line', (line) => {
        if (this.#child !== child) return;
        const url = READY.exec(line)?.[1];
        if (url === undefined) return this.#say(line);
        this.url = url;
        resolve(url);
      });
    });
    await Promise.race([ready, ended]);
    ended.catch((error) => this.#say(error.message));
  }

  /** Ends what runs and starts another program in its place. @param {string} program */
  async restart(program) {
    await this.stop();
    await this.start(program);
    this.#say('api: started anew');
  }

  async stop() {
    const child = this.#child;
    if (child === null) return;
    this.#child = null;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
}
