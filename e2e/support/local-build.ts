import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { readDescription } from './other-build';

const TYPES: Record<string, string> = { '.js': 'text/javascript', '.json': 'application/json' };

/** Serves a build as a developer's machine does: the name of its entry has no hash. */
export async function serveLocally(folder: string) {
  const { entry } = await readDescription(folder);
  const server = createServer((request, response) => {
    const { pathname } = new URL(`http://x${request.url}`);
    const file = pathname === '/remoteEntry.js' ? entry : path.normalize(pathname);
    readFile(path.join(folder, file)).then(
      (content) =>
        response
          .writeHead(200, {
            'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
            'access-control-allow-origin': '*',
          })
          .end(content),
      () => response.writeHead(404).end(),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return {
    origin: `http://localhost:${address.port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
