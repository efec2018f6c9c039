import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { findFreePorts } from './product-process.mjs';

/** `npm run dev -w <name>` in a checkout. */
export interface Standalone {
  /** The address that it prints, where its area is. */
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
  // The page waits there until it is compiled.
  const [printed]: unknown[] = await Promise.race([
    once(child.stdout, 'data'),
    exited.then(() => Promise.reject(new Error(`${name} is not served`))),
  ]);
  const [url = ''] = /http:\S+/.exec(String(printed)) ?? [];
  const stop = async () => {
    child.kill('SIGINT');
    await exited;
  };
  return { url, stop };
}
