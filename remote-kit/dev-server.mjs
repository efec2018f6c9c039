/** The webpack-dev-server settings of the shell and of a standalone remote. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from './sources.mjs';

const require = createRequire(import.meta.url);

/**
 * One port each, so that several can run side by side: 3000 for the shell, then the remotes; 3000 in a team's repository.
 * @param {string} name
 */
function devPort(name) {
  const { workspaces = [] } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  return 3000 + workspaces.indexOf(name) - workspaces.indexOf('shell');
}

/**
 * @param {string} name folder of the package
 * @param {import('webpack-dev-server').Configuration & {
 *   pages?: (server: import('webpack-dev-server').default) => import('webpack-dev-server').Middleware
 *   path?: string
 *   refresh?: boolean
 * }} [more] pages: middleware that answers for every page, default: the compiled one; path: start page; refresh: an edit
 *   updates the page without a reload
 * @returns {import('webpack-dev-server').Configuration}
 */
export function devServer(name, { pages, path = '/', refresh = true, ...more } = {}) {
  return {
    host: '127.0.0.1',
    port: Number(process.env.PORT ?? devPort(name)),
    hot: refresh,
    liveReload: !refresh,
    historyApiFallback: true,
    static: false,
    client: { overlay: { errors: true, warnings: false, runtimeErrors: false } },
    onListening: ({ server, middleware }) => {
      process.stdout.write(`${name}: compiling\n`);
      const address = `http://127.0.0.1:${server.address().port}${path}`;
      middleware.waitUntilValid(() => process.stdout.write(`${name}: ${address}\n`));
    },
    setupMiddlewares: (middlewares, server) => {
      // Before webpack-dev-server's own listener, which throws every error.
      server.server.prependListener('error', (error) => stopIfPortInUse(name, error));
      return [
        { name: 'mock-service-worker', path: '/mockServiceWorker.js', middleware: sendMockWorker },
        ...(pages ? [pages(server)] : []),
        ...middlewares,
      ];
    },
    ...more,
  };
}

function stopIfPortInUse(name, { code, port, address }) {
  if (code !== 'EADDRINUSE') return;
  process.stderr.write(
    `${name} cannot start: Port ${port} on ${address} is in use: set PORT to another one\n`,
  );
  process.exit(1);
}

function sendMockWorker(_request, response) {
  response.sendFile(require.resolve('msw/mockServiceWorker.js'));
}
