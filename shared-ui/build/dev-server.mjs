/** webpack-dev-server of the shell and of a remote alone. */
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { ROOT } from './sources.mjs';

const require = createRequire(import.meta.url);

/** One port each, so that several can run side by side. */
const PORTS = {
  shell: 3000,
  'mf-products': 3001,
  'mf-inventory': 3002,
  'mf-orders': 3003,
  'mf-suppliers': 3004,
  'mf-reports-settings': 3005,
};

/** @param {string} name folder of the package */
function devPort(name) {
  if (name in PORTS) return PORTS[name];
  const others = readdirSync(ROOT).filter(
    (folder) => folder.startsWith('mf-') && !(folder in PORTS),
  );
  return 3010 + others.indexOf(name);
}

/**
 * @param {string} name folder of the package
 * @param {import('webpack-dev-server').Configuration & {
 *   pages?: (server: import('webpack-dev-server').default) => import('webpack-dev-server').Middleware
 *   path?: string
 * }} [more] pages: what answers for every page; by default the one that is compiled; path: where there is something to see
 * @returns {import('webpack-dev-server').Configuration}
 */
export function devServer(name, { pages, path = '/', ...more } = {}) {
  return {
    host: '127.0.0.1',
    port: Number(process.env.PORT ?? devPort(name)),
    hot: true,
    liveReload: false,
    historyApiFallback: true,
    static: false,
    client: { overlay: { errors: true, warnings: false, runtimeErrors: false } },
    onListening: ({ server, middleware }) => {
      process.stdout.write(`${name}: compiling\n`);
      const address = `http://127.0.0.1:${server.address().port}${path}`;
      middleware.waitUntilValid(() => process.stdout.write(`${name}: ${address}\n`));
    },
    setupMiddlewares: (middlewares, server) => {
      // Before webpack-dev-server, which throws whatever it is.
      server.server.prependListener('error', (error) => stopWhereTaken(name, error));
      return [
        { name: 'mock-service-worker', path: '/mockServiceWorker.js', middleware: sendMockWorker },
        ...(pages ? [pages(server)] : []),
        ...middlewares,
      ];
    },
    ...more,
  };
}

/** In the words of the gateway. */
function stopWhereTaken(name, { code, port, address }) {
  if (code !== 'EADDRINUSE') return;
  process.stderr.write(
    `${name} cannot start: Port ${port} on ${address} is in use: set PORT to another one\n`,
  );
  process.exit(1);
}

function sendMockWorker(_request, response) {
  response.sendFile(require.resolve('msw/mockServiceWorker.js'));
}
