import { createHash, randomBytes } from 'node:crypto';
import { earlyRequests, findPage } from '@stockroom/contract';
import { moduleFiles, type Live } from '../deployments/live';
import { registryOf, type LiveProduct, type PageSettings } from './registry';

export interface Page {
  html: string;
  contentSecurityPolicy: string;
}

/** Where the page is, as the browser asked for it. */
interface Address {
  pathname: string;
  search: string;
}

const ANYWHERE: Address = { pathname: '/', search: '' };

/**
 * The shell's page for one address: what exists, links to exactly the files which this path needs, and what it will
 * ask the API for.
 * @param path the decoded path
 */
export function renderPage(
  live: LiveProduct,
  settings: PageSettings,
  path: string,
  address: Address,
): Page {
  const { template, build } = live.shell;
  const nonce = randomBytes(16).toString('base64');
  const own = findPage(build.pages, path);
  const page = own
    ? {
        ...own,
        files: [...own.files.map((file) => `/${file}`), ...moduleFiles(build, own.hostModules)],
      }
    : remotePage(live, path);
  const isPublic = own?.access === 'public';
  const frame = {
    files: isPublic ? [] : (build.signedIn ?? []).map((file) => `/${file}`),
    data: isPublic ? [] : earlyRequests({ path: '/', data: build.signedInData }, ANYWHERE),
  };
  const data = new Set([...(page ? earlyRequests(page, address) : []), ...frame.data]);
  const links = [...frame.files, ...(page?.files ?? [])].map(preloadLink).join('');
  const html = template
    .replaceAll('%nonce%', nonce)
    .replace('%registry%', () => jsonForHtml(registryOf(live, settings)))
    .replace('%early-data%', () => jsonForHtml([...data]))
    .replace('%preloads%', () => (isPublic ? links : ''))
    // A visitor who is not signed in goes to /login: the script in the page takes these only if there is a session.
    .replace('%signed-in-preloads%', () => (isPublic ? '' : links));
  return { html, contentSecurityPolicy: contentSecurityPolicy(template, nonce, settings) };
}

function remotePage({ remotes }: Live, path: string) {
  return findPage(
    remotes.flatMap(({ build }) => build?.pages ?? []),
    path,
  );
}

function preloadLink(url: string): string {
  const type = url.endsWith('.css') ? 'style' : 'script';
  return `<link rel="preload" as="${type}" href="${url}">`;
}

/** JSON that cannot end the script element it stands in. */
function jsonForHtml(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** Where a developer's own remote is served; it also reloads by a web socket. */
const DEV_SERVERS = 'http://localhost:* http://127.0.0.1:*';

const hashes = new Map<string, string>();

/** Names the page's own inline scripts by their hash; nothing inline is allowed beside them. */
function contentSecurityPolicy(
  template: string,
  nonce: string,
  { devRemotes }: PageSettings,
): string {
  let scripts = hashes.get(template);
  if (scripts === undefined) {
    scripts = inlineScripts(template).map(hashSource).join(' ');
    hashes.clear();
    hashes.set(template, scripts);
  }
  const files = devRemotes ? ` ${DEV_SERVERS}` : '';
  const connections = devRemotes ? ` ${DEV_SERVERS} ${DEV_SERVERS.replaceAll('http:', 'ws:')}` : '';
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts}${files}`,
    `style-src 'self' 'nonce-${nonce}'${files}`,
    // Images of products are URLs which staff type.
    "img-src 'self' data: blob: https: http:",
    "font-src 'self'",
    `connect-src 'self'${connections}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function inlineScripts(template: string): string[] {
  return [...template.matchAll(/<script>([^]*?)<\/script>/g)].map(([, script]) => script ?? '');
}

function hashSource(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
