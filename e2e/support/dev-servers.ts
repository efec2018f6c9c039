import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { FrameLocator, Page } from '@playwright/test';
import { CHECKOUT } from '../../tools/steps/checkout.mjs';
import { copyEmptyShop } from './empty-shop.mjs';
import { copyBuilds, copyCheckout, editSource, removeCheckout } from './other-checkout';
import { findFreePorts, removeDataDir } from './product-process.mjs';

/** `npm run dev` in a checkout of its own, on a data folder of its own. */
export interface Development {
  /** The address that shows every edit. */
  url: string;
  /** The address of the product behind it. */
  productUrl: string;
  /** Saves a source with a text replaced. */
  edit: (file: string, from: string, to: string) => Promise<void>;
  /** As Ctrl+C does: ends every process that it started. */
  stop: () => Promise<void>;
  remove: () => Promise<void>;
}

export async function startDevelopment(): Promise<Development> {
  const folder = await copyCheckout();
  await copyBuilds(folder);
  const dataDir = await copyEmptyShop();
  const [port, firstPort] = await findFreePorts(2);
  const child = spawn(process.execPath, ['tools/dev.mjs'], {
    cwd: folder,
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATABASE_URL: '',
      STOCKROOM_DATA_DIR: dataDir,
      STOCKROOM_SEED: 'none',
      STOCKROOM_AUTH_RATE: 'off',
      WEBPACK_DEV_SERVER_BASE_PORT: String(firstPort),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGINT');
    await exited;
  };
  const edit = (file: string, from: string, to: string) => editSource(folder, file, from, to);
  const remove = async () => {
    await removeCheckout(folder);
    await removeDataDir(dataDir);
  };
  const url = await printed(/Work at (\S+)\/:/, child.stdout, child.stderr).catch(
    async (error: unknown) => {
      await stop();
      await remove();
      throw error;
    },
  );
  return { url, productUrl: `http://127.0.0.1:${port}`, edit, stop, remove };
}

/** The dev server also logs compile errors to the console. */
export const COMPILE_ERRORS =
  /console error: \[webpack-dev-server\] (Errors while compiling|ERROR in)/;

/** The dev server shows compile errors over the page. */
export function overlay(page: Page): FrameLocator {
  return page.frameLocator('#webpack-dev-server-client-overlay');
}

/** `npm run dev` in the folder of a remote. */
export interface Standalone {
  /** The address of its area, which it prints when it has compiled. */
  url: string;
  stop: () => Promise<void>;
}

export async function startStandalone(
  folder: string,
  env: Record<string, string> = {},
): Promise<Standalone> {
  const [port] = await findFreePorts(1);
  const child = serve(folder, { PORT: String(port), ...env });
  child.stderr.pipe(process.stderr);
  const exited = once(child, 'exit');
  const url = await printed(/(http:\S+)\s/, child.stdout);
  const stop = async () => {
    child.kill('SIGINT');
    await exited;
  };
  return { url, stop };
}

/** The output of a start that fails. */
export async function refusalOfStandalone(
  folder: string,
  env: Record<string, string>,
): Promise<string> {
  const child = serve(folder, env);
  const [said] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return said;
}

function serve(folder: string, env: Record<string, string>) {
  return spawn(
    process.execPath,
    [path.join(CHECKOUT, 'node_modules/webpack-cli/bin/cli.js'), 'serve', '--env', 'standalone'],
    {
      cwd: folder,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
}

/** Resolves with the pattern's group in the output of a program. @throws with the whole output where that ends */
function printed(pattern: RegExp, ...streams: NodeJS.ReadableStream[]): Promise<string> {
  let output = '';
  return new Promise((resolve, reject) => {
    for (const stream of streams) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
        const found = pattern.exec(output)?.[1];
        if (found !== undefined) resolve(found);
      });
      stream.once('end', () => reject(new Error(`It did not start:\n${output}`)));
    }
  });
}
