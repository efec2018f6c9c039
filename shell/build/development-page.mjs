/** The shell's page for webpack-dev-server, filled as the gateway does, with the registry of a running product. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../remote-kit/sources.mjs';

/** The product answers calls and downloads itself. */
const OTHERS = /^\/(api|remotes)\//;
const SIGN_IN = /^\/(login|register|join)(\?|$)/;

/**
 * @param {object} options
 * @param {string} options.product URL of the product whose registry applies
 * @param {ReadonlyMap<string, string>} options.served origins of remotes that are served for development, by name
 * @returns {(server: import('webpack-dev-server').default) => import('webpack-dev-server').Middleware}
 */
export function developmentPage({ product, served }) {
  let live = { site: SITE, remotes: [] };
  const readRegistry = async () => {
    // During a restart of the product, its last answer.
    live = (await askProduct(product)) ?? live;
    return withServed(live, served);
  };
  const answer = async (server, request, response, next) => {
    const isPage = request.method === 'GET' && request.headers.accept?.includes('text/html');
    if (!isPage || OTHERS.test(request.url)) return next();
    const document = SIGN_IN.test(request.url) ? 'sign-in.html' : 'index.html';
    const [page, registry] = await Promise.all([compiledPage(server, document), readRegistry()]);
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Cache-Control', 'no-store');
    response.end(fill(page, registry));
  };
  return (server) => ({
    name: 'shell-page',
    middleware: (request, response, next) =>
      void answer(server, request, response, next).catch(next),
  });
}

const SITE = {
  brand: 'Stockroom',
  builtBy: { name: 'AI App Builder', url: 'https://example.com/' },
};

/** @returns {Promise<import('../../contract/src/remotes').Registry | null>} null where none answers */
async function askProduct(url) {
  const response = await fetch(`${url}/registry.json`).catch(() => null);
  return response?.ok ? response.json() : null;
}

/** Without the version of the shell, so that the page follows no releases. */
function withServed({ site, remotes }, served) {
  const others = remotes.filter(({ name }) => !served.has(name));
  return { site, remotes: [...others, ...[...served].map(servedRemote)] };
}

/** With the current remote.json. */
function servedRemote([name, origin]) {
  const text = readFileSync(join(ROOT, name, 'remote.json'), 'utf8');
  const { pages: _byChunk, ...description } = JSON.parse(text);
  const entry = `${origin}/remoteEntry.js`;
  const build = { version: 'development', entry, deployedAt: new Date().toISOString(), pages: [] };
  return { ...description, build };
}

/** @returns {Promise<string>} a document as it is compiled, with its placeholders */
function compiledPage({ middleware, compiler }, document) {
  return new Promise((resolve, reject) => {
    middleware.waitUntilValid(() => {
      const { outputFileSystem } = middleware.context;
      const file = join(compiler.outputPath, document);
      outputFileSystem.readFile(file, 'utf8', (error, page) =>
        error ? reject(error) : resolve(page),
      );
    });
  });
}

function fill(page, registry) {
  return page
    .replaceAll('%nonce%', '')
    .replace('%access%', 'public')
    .replace('%registry%', () => JSON.stringify(registry).replaceAll('<', '\\u003c'))
    .replace('%early-data%', '[]')
    .replace('%later-links%', '')
    .replace('%russian%', '{}');
}
