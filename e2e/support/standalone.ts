import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { printed } from './printed';
import { findFreePorts } from './product-process.mjs';

/** `npm run dev -w <name>` in a checkout. */
export interface Standalone {
  /** The address that it prints when it is compiled, where its area is. */
  url: string;
  stop: () => Promise<void>;
}

export async function startStandalone(
  checkout: string,
  name: string,
  env: Record<string, string> = {},
): Promise<Standalone> {
  const [port] = await findFreePorts(1);
  const child = spawn(
    process.execPath,
    ['../node_modules/webpack-cli/bin/cli.js', 'serve', '--env', 'standalone'],
    {
      cwd: path.join(checkout, name),
      env: { ...process.env, PORT: String(port), ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const exited = once(child, 'exit');
  const url = await printed(/(http:\S+)\s/, child.stdout);
  const stop = async () => {
    child.kill('SIGINT');
    await exited;
  };
  return { url, stop };
}
