import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { StoreUnavailableError } from '@stockroom/api';
import { REGISTRY_PATH } from '@stockroom/contract';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { EARLY_DATA_PATH, earlyData } from './page/early-data';
import { ProductPages, type PageSettings } from './page/render-page';
import { numberedVisitor, readLanguage, readVisitor, setPreview } from './page/visitor';
import type { Metrics } from './process/metrics';
import type { Live } from './releases/live';
import type { LiveReleases } from './releases/live-releases';
import type { Visitor } from './releases/rollout';
import { acceptsBrotli, sendFile } from './static-files';

/** What the process hands over with a request. */
export interface GatewayBindings {
  /** Address of the other end of the connection. */
  clientAddress: string | undefined;
}

export interface GatewayParts extends PageSettings {
  releases: LiveReleases;
  /** Undefined: there is no /metrics. */
  metrics?: Metrics;
  api: (request: Request, client: GatewayBindings) => Response | Promise<Response>;
}

/** What a browser asks for as a file; anything else is a path of the product and gets the page. */
const ASSET_PATH =
  /^\/(js|css|assets|remotes)\/|\.(js|mjs|css|map|json|txt|xml|ico|png|jpe?g|gif|svg|webp|woff2?|wasm|br|gz|html?|php)$/i;

const NO_SHELL = 'The shell is not published yet';

/** The single URL, as a function from Request to Response: page, files of every version, API. */
export function createGateway({ releases, metrics, api, ...settings }: GatewayParts) {
  const made = new WeakMap<Live, ProductPages>();
  const pagesFor = (visitor: Visitor) => {
    const live = releases.current(visitor);
    const known = made.get(live);
    if (known || !live.shell) return known;
    const pages = new ProductPages({ ...live, shell: live.shell }, settings);
    made.set(live, pages);
    return pages;
  };
  const app = new Hono<{ Bindings: GatewayBindings }>();
  app.onError(answerError);
  app.use(sendSecurityHeaders);
  if (metrics) app.use(metrics.timeRequests(kindOf));
  app.use('/api/*', compress());
  app.all('/api/*', (c) => api(c.req.raw, c.env));
  app.use(EARLY_DATA_PATH, compress());
  app.on(['GET'], EARLY_DATA_PATH, (c) => earlyData(c.req.raw, (request) => api(request, c.env)));
  app.on(['GET'], '/remotes/:name/:version/*', async (c) => {
    const { name, version } = c.req.param();
    const path = decodedPath(c).split('/').slice(4).join('/');
    return sendFile(c, await releases.remoteFile(name, version, path));
  });
  app.get('/metrics', async (c) => (metrics ? metrics.answer(c) : c.text('Not found', 404)));
  app.get('*', async (c) => {
    const path = decodedPath(c);
    const isAsset = ASSET_PATH.test(path) && path !== REGISTRY_PATH;
    if (isAsset) return sendFile(c, await releases.shellFile(path.slice(1)));
    // Open pages ask often, and nearly always nothing has changed. They have their number since they were made.
    if (path === REGISTRY_PATH) {
      const registry = pagesFor(readVisitor(c))?.registry;
      return registry ? sendFile(c, registry, 'private, no-cache') : c.text(NO_SHELL, 503);
    }
    const preview = path === '/' ? c.req.query('preview') : undefined;
    if (preview !== undefined) {
      c.header('Cache-Control', 'no-store');
      if (preview !== 'off' && !releases.isInRollout(preview))
        return c.text(`There is no preview of ${preview}: it is not in rollout.`, 404);
      setPreview(c, preview === 'off' ? null : preview);
      return c.redirect('/');
    }
    const pages = pagesFor(numberedVisitor(c));
    if (!pages) return c.text(NO_SHELL, 503);
    const address = new URL(c.req.url);
    const { html, contentSecurityPolicy } = pages.render(path, address, readLanguage(c));
    c.header('Content-Security-Policy', contentSecurityPolicy);
    c.header('Cache-Control', 'no-store');
    return sendHtml(c, html);
  });
  app.notFound((c) => c.text('Method not allowed', 405, { Allow: 'GET, HEAD' }));
  return app;
}

/** For metrics. */
function kindOf(path: string): string {
  if (path.startsWith('/api/') || path === EARLY_DATA_PATH) return 'api';
  if (path === REGISTRY_PATH) return 'registry';
  if (path === '/metrics') return 'metrics';
  return ASSET_PATH.test(path) ? 'file' : 'page';
}

const SECURITY_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
  'Permissions-Policy': 'camera=(self), geolocation=(), microphone=(), payment=()',
};

/** For everything but the page, which has its own policy: nothing may run, and no frame may hold it. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

const sendSecurityHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) c.header(name, value);
  if (!c.res.headers.has('Content-Security-Policy'))
    c.header('Content-Security-Policy', DATA_POLICY);
};

/** Only the database has files that nobody has asked for lately. The API answers its own errors. */
function answerError(error: Error, c: Context): Response {
  c.header('Cache-Control', 'no-store');
  if (error instanceof StoreUnavailableError)
    return c.text('The database does not answer', 503, { 'Retry-After': '2' });
  console.error(error);
  return c.text('Something went wrong', 500);
}

/** A path with wrong percent-encoding stays as it is: it is an unknown path. */
function decodedPath(c: Context): string {
  const { pathname } = new URL(c.req.url);
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

const compressBrotli = promisify(brotliCompress);

async function sendHtml(c: Context, html: string): Promise<Response> {
  c.header('Vary', 'Accept-Encoding');
  c.header('Content-Type', 'text/html; charset=utf-8');
  if (!acceptsBrotli(c)) return c.body(html);
  c.header('Content-Encoding', 'br');
  // Every page is compressed anew, because of its nonce. Quality 4 takes half as much CPU time again, to save 11 % of bytes.
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 1 };
  return c.body(new Uint8Array(await compressBrotli(html, { params: quality })));
}
