import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { FrameLocator, Page } from '@playwright/test';
import { copyEmptyShop } from './empty-shop.mjs';
import { copyBuilds, copyCheckout, editSource, removeCheckout } from './other-checkout';
import { printed } from './printed';
import { findFreePorts, removeDataDir } from './product-process.mjs';

/** `npm run dev` in a checkout of its own, on a data folder of its own. */
export interface Development {
  /** Where one works: it shows what is saved. */
  url: string;
  /** Where the product answers that stands behind it. */
  productUrl: string;
  /** Saves a source with a text replaced. */
  edit: (file: string, from: string, to: string) => Promise<void>;
  /** As Ctrl+C does; all that it has started ends with it. */
  stop: () => Promise<void>;
  remove: () => Promise<void>;
}

export async function startDevelopment(): Promise<Development> {
  const folder = await copyCheckout();
  await copyBuilds(folder);
  const dataDir = await copyEmptyShop();
  const [port, firstPort] = await findFreePorts(2);
  const child = spawn(process.execPath, ['gateway/bin/dev.mjs'], {
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

/** What it says in the console, too, of sources that are wrong. */
export const COMPILE_ERRORS =
  /console error: \[webpack-dev-server\] (Errors while compiling|ERROR in)/;

/** What the dev server shows over a page whose sources are wrong. */
export function overlay(page: Page): FrameLocator {
  return page.frameLocator('#webpack-dev-server-client-overlay');
}
