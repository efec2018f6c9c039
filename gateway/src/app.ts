import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { REGISTRY_PATH } from '@stockroom/contract';
import { Hono, type Context } from 'hono';
import { compress } from 'hono/compress';
import type { LiveDeployments } from './deployments/live';
import { EARLY_ANSWERS_PATH, earlyAnswers } from './page/early-answers';
import { answerRegistry, registryOf, type PageSettings } from './page/registry';
import { renderPage } from './page/render-page';
import { securityHeaders } from './security-headers';
import { acceptsBrotli, sendFile } from './static-files';

/** What the process hands over with a request. */
export interface GatewayBindings {
  /** Address of the other end of the connection. */
  clientAddress: string | undefined;
}

export interface GatewayParts extends PageSettings {
  deployments: LiveDeployments;
  /** The API, in this process or elsewhere. */
  api: (request: Request, client: GatewayBindings) => Response | Promise<Response>;
}

/** What a browser asks for as a file; anything else is a path of the product and gets the page. */
const ASSET_PATH =
  /^\/(js|css|assets|remotes)\/|\.(js|mjs|css|map|json|txt|xml|ico|png|jpe?g|gif|svg|webp|woff2?|br|gz|html?|php)$/i;

/** The single URL, as a function from Request to Response: page, files of every version, API. */
export function createGateway({ deployments, api, ...settings }: GatewayParts) {
  const app = new Hono<{ Bindings: GatewayBindings }>();
  app.use(securityHeaders());
  app.use('/api/*', compress());
  app.all('/api/*', (c) => api(c.req.raw, c.env));
  app.use(EARLY_ANSWERS_PATH, compress());
  app.on(['GET'], EARLY_ANSWERS_PATH, (c) =>
    earlyAnswers(c.req.raw, (request) => api(request, c.env)),
  );
  app.on(['GET'], '/remotes/:name/:version/*', (c) => {
    const { name, version } = c.req.param();
    const path = decodedPath(c).split('/').slice(4).join('/');
    return sendFile(c, deployments.remoteFile(name, version, path));
  });
  app.get('*', async (c) => {
    const path = decodedPath(c);
    const isAsset = ASSET_PATH.test(path) && path !== REGISTRY_PATH;
    if (isAsset) return sendFile(c, deployments.shellFile(path.slice(1)));
    const { shell, ...live } = deployments.current();
    if (!shell) return c.text('The shell is not deployed yet', 503);
    const product = { ...live, shell };
    if (path === REGISTRY_PATH) return answerRegistry(c.req.raw, registryOf(product, settings));
    const { html, contentSecurityPolicy } = renderPage(product, settings, path, new URL(c.req.url));
    c.header('Content-Security-Policy', contentSecurityPolicy);
    c.header('Cache-Control', 'no-store');
    return sendHtml(c, html);
  });
  app.notFound((c) => c.text('Method not allowed', 405, { Allow: 'GET, HEAD' }));
  return app;
}

/** Percent signs that mean nothing are left as they are: such a path is simply unknown. */
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
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return c.body(new Uint8Array(await compressBrotli(html, { params: quality })));
}
