import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { findFreePorts } from './product-process.mjs';

/** `npm run dev -w <name>` in a checkout. */
export interface Standalone {
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
  // It says its address; the page waits there until it is compiled.
  await Promise.race([
    once(child.stdout, 'data'),
    exited.then(() => Promise.reject(new Error(`${name} is not served`))),
  ]);
  const stop = async () => {
    child.kill('SIGINT');
    await exited;
  };
  return { url: `http://127.0.0.1:${port}`, stop };
}
