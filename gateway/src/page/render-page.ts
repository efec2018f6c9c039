import { randomBytes } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import {
  earlyDataUrls,
  findPage,
  type InterfaceLanguage,
  ownsPath,
  type DeployedPage,
  type Registry,
  type Site,
  type RegisteredRemote,
} from '@stockroom/contract';
import type { Live, LiveShell } from '../releases/live';
import { APP } from '../releases/read-snapshot';
import { sha256, type StoredFile } from '../releases/stored-file';
import { contentSecurityPolicy, scriptHashes } from './content-security-policy';

/** The operator's settings that a page needs. */
export interface PageSettings {
  site: Site;
  devRemotes: boolean;
}

type LiveProduct = Live & { shell: LiveShell };

/** The requested address, still encoded. */
type Address = Pick<URL, 'pathname' | 'search'>;

/** Part of a document: text, or what each answer fills in. */
type Part = string | { own: 'nonce' | 'early-data' };

interface PreparedDocument {
  parts: Part[];
  /** The hashes of its scripts, for its policy. */
  scripts: string;
}

interface Visit {
  /** The file name of the document. */
  html: string;
  page: DeployedPage | undefined;
  owner: RegisteredRemote | undefined;
  access: 'public' | 'signed-in';
  language: InterfaceLanguage;
}

/** The documents and the registry of one state of the releases. What does not differ between visits is made once. */
export class ProductPages {
  /** For pages that are open, at REGISTRY_PATH. */
  readonly registry: StoredFile;
  private readonly written: Registry;
  /** By file name, remote and page. */
  private readonly documents = new Map<string, PreparedDocument>();

  constructor(
    private readonly live: LiveProduct,
    private readonly settings: PageSettings,
  ) {
    const { site, devRemotes } = settings;
    this.written = {
      site,
      shell: live.shell.build.version,
      ...(devRemotes && { devRemotes }),
      ...(live.recalled.length > 0 && { recalled: live.recalled }),
      remotes: live.remotes,
    };
    this.registry = jsonFile(this.written);
  }

  /**
   * The document for one address: the registry, links to exactly the files that this path needs, and its first requests
   * to the API.
   * @param path the decoded path
   */
  render(
    path: string,
    address: Address,
    language: InterfaceLanguage,
  ): { html: string; contentSecurityPolicy: string } {
    const visit = this.visitOf(path, language);
    const { parts, scripts } = this.documentOf(visit);
    const data = visit.html === APP ? this.earlyData(visit.page, address) : [];
    const nonce = randomBytes(16).toString('base64');
    const own = { nonce, 'early-data': jsonForHtml(data) };
    return {
      html: parts.map((part) => (typeof part === 'string' ? part : own[part.own])).join(''),
      contentSecurityPolicy: contentSecurityPolicy(scripts, nonce, this.settings.devRemotes),
    };
  }

  private visitOf(path: string, language: InterfaceLanguage): Visit {
    const { shell, remotes } = this.live;
    const own = findPage(shell.build.pages, path);
    const owner = remotes.find(({ basePaths }) => basePaths.some((base) => ownsPath(base, path)));
    return {
      html: own?.html ?? APP,
      page: own
        ? { ...own, files: own.files.map(urlOf) }
        : findPage(owner?.build?.pages ?? [], path),
      owner,
      language,
      access: own?.access === 'signed-in' || owner ? 'signed-in' : 'public',
    };
  }

  /** The script in the page fetches these at once if there is a session. */
  private earlyData(page: DeployedPage | undefined, address: Address): string[] {
    const { frameData } = this.live.shell.build;
    const ofFrame = earlyDataUrls({ path: '/', data: frameData }, { pathname: '/', search: '' });
    return [...new Set([...(page ? earlyDataUrls(page, address) : []), ...ofFrame])];
  }

  private documentOf(visit: Visit): PreparedDocument {
    const key = [visit.html, visit.owner?.name, visit.page?.path, visit.language].join(' ');
    const known = this.documents.get(key);
    if (known) return known;
    const document = this.prepare(visit);
    this.documents.set(key, document);
    return document;
  }

  private prepare({ html, page, owner, access, language }: Visit): PreparedDocument {
    const template = this.live.shell.templates.get(html) ?? '';
    const isApp = html === APP;
    const links = isApp
      ? (page?.files ?? []).map((url) => linkTo('preload', url))
      : this.filesToPrefetch().map((url) => linkTo('prefetch', url));
    const texts: Record<string, string> = {
      access,
      registry: jsonForHtml(isApp ? this.written : { ...this.written, remotes: [] }),
      'later-links': links.join(''),
      russian: language === 'ru' ? this.russianOf(html, owner) : '{}',
    };
    // The names are every second part.
    const parts = template
      .split(/%(nonce|access|registry|early-data|later-links|russian)%/)
      .map((part, index): Part => {
        if (index % 2 === 0) return part;
        return part === 'nonce' || part === 'early-data' ? { own: part } : (texts[part] ?? '');
      });
    return { parts, scripts: scriptHashes(template) };
  }

  /** The messages that the page shows, by URL: in the document, because each file would occupy a connection. */
  private russianOf(html: string, owner: RegisteredRemote | undefined): string {
    const { shell, russian } = this.live;
    const urls = [
      ...(shell.build.russian?.[html] ?? []).map(urlOf),
      owner?.russian?.file ?? [],
    ].flat();
    const messages = urls.map((url) => `${JSON.stringify(url)}:${russian.get(url) ?? '{}'}`);
    return inHtml(`{${messages.join(',')}}`);
  }

  /** The sign-in page fetches the app and the dashboard, where everyone lands, while the visitor types. */
  private filesToPrefetch(): string[] {
    const { files, pages } = this.live.shell.build;
    const urls = [...files, ...(findPage(pages, '/')?.files ?? [])].map(urlOf);
    return urls.filter((url) => url.endsWith('.js'));
  }
}

function jsonFile(value: unknown): StoredFile {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  const brotli = new Uint8Array(brotliCompressSync(bytes));
  return { bytes, brotli, type: 'application/json', etag: `"${sha256(bytes).slice(0, 16)}"` };
}

/** The URL of a file of the shell. */
function urlOf(file: string): string {
  return `/${file}`;
}

function linkTo(rel: 'preload' | 'prefetch', url: string): string {
  const type = url.endsWith('.css') ? 'style' : 'script';
  return `<link rel="${rel}" as="${type}" href="${url}">`;
}

function jsonForHtml(value: unknown): string {
  return inHtml(JSON.stringify(value));
}

/** JSON that cannot end its script element. */
function inHtml(json: string): string {
  return json.replaceAll('<', '\\u003c');
}
