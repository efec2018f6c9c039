import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
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
  const child = serve(checkout, name, { PORT: String(port), ...env });
  child.stderr.pipe(process.stderr);
  const exited = once(child, 'exit');
  const url = await printed(/(http:\S+)\s/, child.stdout);
  const stop = async () => {
    child.kill('SIGINT');
    await exited;
  };
  return { url, stop };
}

/** All that it says where it does not start. */
export async function refusalOfStandalone(
  checkout: string,
  name: string,
  env: Record<string, string>,
): Promise<string> {
  const child = serve(checkout, name, env);
  const [said] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return said;
}

function serve(checkout: string, name: string, env: Record<string, string>) {
  return spawn(
    process.execPath,
    ['../node_modules/webpack-cli/bin/cli.js', 'serve', '--env', 'standalone'],
    {
      cwd: path.join(checkout, name),
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
}
