import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { loadFolder } from '../load/open-load-database';
import { BenchClient } from './bench-client';
import type { ServerAnswer, ServerCall } from './protocol';

export type MeasuredServer = Awaited<ReturnType<typeof startServer>>;

/** Starts the API in a process of its own, with a client that is signed in. */
export async function startServer() {
  const server = fork(fileURLToPath(new URL('bench-server.mjs', import.meta.url)), {
    env: { ...process.env, STOCKROOM_DATA_DIR: loadFolder(process.env) },
    execArgv: ['--expose-gc'],
  });
  server.once('exit', (code) => {
    if (code !== 0) process.exit(1);
  });
  const [{ port = 0 }] = (await once(server, 'message')) as [ServerAnswer];
  const client = new BenchClient(port);
  await client.signIn();
  return {
    client,
    async call(message: ServerCall): Promise<ServerAnswer> {
      const answered = once(server, 'message');
      server.send(message);
      const [answer] = (await answered) as [ServerAnswer];
      return answer;
    },
    async stop(): Promise<void> {
      client.close();
      server.send({ do: 'stop' } satisfies ServerCall);
      await once(server, 'exit');
    },
  };
}
