import type { Operations } from './operations';

/** How a remote describes itself, as data that the shell reads without loading it (remote.json). */
export interface RemoteDescription {
  /** Name of its folder, e.g. "mf-products". */
  name: string;
  title: string;
  /** First path segments that belong to it, e.g. ["/products"]. */
  basePaths: string[];
  menu: MenuEntry[];
  /**
   * The webpack chunk of each page, so that the gateway can preload its files, and its early data: paths below /api
   * with the parameters that come from the address and their defaults, e.g. "products?search&sort=name" (earlyDataUrls).
   */
  pages: { path: string; chunk: string; data?: string[]; permission?: Needed }[];
}

/** Names of permissions (permissions.ts) of which one is enough. */
type Needed = string | string[];

export interface MenuLink {
  label: string;
  path: string;
  /** The key that opens it after `g`: a small letter or a comma that no other menu link uses. */
  shortcut?: string;
  /** Other words that people search for, e.g. "vendors". */
  words?: string;
  /** What it needs beyond the permission of its page. */
  permission?: Needed;
}

/** An extra result of the palette: a page in a certain state, or an action that begins there. */
export interface PaletteLink {
  label: string;
  /** With the query that the page understands, e.g. "/reports?type=inventory-valuation". */
  path: string;
  /** As in MenuLink. */
  words?: string;
  permission?: Needed;
  /** True for an action such as "Add Product"; the palette offers it only while its area is live. */
  isAction?: boolean;
}

/** An entry with children has no link and no shortcut of its own. */
export interface MenuEntry extends MenuLink {
  /** Name of an icon that the shell draws; an unknown name gets a plain one. */
  icon: string;
  /** Position in the menu, ascending; the dashboard is 0. */
  order: number;
  children?: MenuLink[];
  palette?: PaletteLink[];
}

/** The shortcut of the shell's own menu entry. */
export const DASHBOARD_SHORTCUT = 'd';

/** The links of the menu: an entry, or its children in its place. */
export function linksOf(menu: readonly MenuEntry[]): MenuLink[] {
  return menu.flatMap((entry) => entry.children ?? [entry]);
}

/** The part of a build description that lets a deployment check that the build is whole and compatible. */
interface Build {
  /** Hash of the files and of everything else in the description. */
  version: string;
  /** SHA-256 of every file of the build but the description itself, in hex, by path. */
  checksums: Record<string, string>;
  /** The operations of the API that it calls, as they were when it was built; old builds name none. */
  operations?: Operations;
  /** The newest commit of the sources, and its time; no part of the version. Missing outside of a repository. */
  commit?: { id: string; at: string };
}

/** By module, e.g. "react" or "@stockroom/shared-ui/forms": exact version, and names of exports. */
export type SharedModules = Record<string, SharedModule>;

export interface SharedModule {
  version: string;
  names: string[];
  /** Of the modules of shared-ui; older builds have none. */
  types?: SharedTypes;
}

/**
 * Fingerprints of types by name and member: { ListPage: { title: "473287f8!", notice: "b0809a3a" }, useFormat: { "": "a3b2d290" } }.
 * Members are the props of a component, with a member for each literal that a prop accepts ("tone=danger"), and the
 * properties of an object. "!" marks a prop that must be passed. Anything else has one member, "". The shell lists all
 * members, a remote those that it uses.
 */
export type SharedTypes = Record<string, Record<string, string>>;

/** What a page needs to show a remote in Russian. */
export interface RussianTexts {
  /** Its messages, as JSON: in a build the path of the file, in the registry its URL. */
  file: string;
  /** Title, labels and search words of the remote, by the English ones. */
  menu: Record<string, string>;
}

/** One built version of a remote, as its build writes it to dist/remote-build.json. */
export interface RemoteBuild extends Build, Omit<RemoteDescription, 'pages'> {
  /** Path of the federation entry inside the version's folder. */
  entry: string;
  /** Files needed by every page: the entry and the exposed module; relative to the version's folder. */
  files: string[];
  pages: BuiltPage[];
  /** Builds without a catalogue have none; they stay English. */
  russian?: RussianTexts;
  /** The modules it takes from the shell, with the versions it was built with and the names it imports. */
  shared: SharedModules;
}

export interface BuiltPage {
  /** Route pattern, e.g. "/products/edit/:id". */
  path: string;
  /** Files of this page beyond those of every page, relative to the version's folder. */
  files: string[];
  /** Shared modules that the shell keeps in files of their own (ShellBuild.modules). */
  hostModules: string[];
  /** As in RemoteDescription.pages. */
  data?: string[];
  permission?: Needed;
}

/** What the build of the shell writes to dist/shell-build.json; files are relative to that folder. */
export interface ShellBuild extends Build {
  /** Files of every page of the app. */
  files: string[];
  /** Files of the shared modules that load with the first page that needs them. */
  modules: Record<string, string[]>;
  /** Early data of the frame around every signed-in page; as in RemoteDescription.pages, without an address. */
  frameData: string[];
  /** The shell's own pages. */
  pages: ShellPage[];
  /** Files of the Russian messages of its documents, by document; old builds have none. */
  russian?: Record<string, string[]>;
  /** The modules it provides for remotes. */
  shared: SharedModules;
}

export interface ShellPage extends Omit<BuiltPage, 'hostModules'> {
  access: 'public' | 'signed-in';
  /** Its HTML document; default: index.html, the app. */
  html?: string;
}

/** A remote as the shell sees it. */
export interface RegisteredRemote extends Omit<RemoteDescription, 'pages'> {
  /** Null while no release of it is live. */
  build: DeployedBuild | null;
  /** Why no release is live; missing while none was ever published. */
  whyNot?: 'disabled' | 'unavailable';
  russian?: RussianTexts;
}

export interface DeployedBuild {
  version: string;
  /** URL of the federation entry. */
  entry: string;
  deployedAt: string;
  /** The route patterns of its pages, with what each needs; missing where none needs anything. */
  access?: PageAccess[];
  /** Missing in development. */
  pages?: DeployedPage[];
}

export interface PageAccess {
  path: string;
  permission?: Needed;
}

export interface DeployedPage {
  path: string;
  /** URLs of all its files, those of the shell included. */
  files: string[];
  /** Its early data, as in RemoteDescription.pages. */
  data?: string[];
}

export interface Site {
  brand: string;
  builtBy: { name: string; url: string };
}

/** The JSON that the gateway writes into the page and answers at REGISTRY_PATH. */
export interface Registry {
  site: Site;
  /** Version of the live shell; missing in development, where no gateway serves it. */
  shell?: string;
  /** True when the operator lets browsers load remotes from a developer's machine (STOCKROOM_DEV_REMOTES). */
  devRemotes?: boolean;
  /** Releases that open tabs must leave, such as "mf-orders@1a2b3c4d5e6f"; those recalled in the last 24 hours. */
  recalled?: string[];
  remotes: RegisteredRemote[];
}

/** Answers the current Registry, with an ETag, for pages that are already open. */
export const REGISTRY_PATH = '/registry.json';

export const DEFAULT_SITE: Site = {
  brand: 'Stockroom',
  builtBy: { name: 'AI App Builder', url: 'https://example.com/' },
};

/** True when the path is the base path or below it: "/orders" owns "/orders/new", not "/orders-archive". */
export function ownsPath(basePath: string, path: string): boolean {
  return path === basePath || path.startsWith(`${basePath}/`);
}

/** The page whose route pattern matches the path; a fixed segment wins over a parameter. */
export function findPage<Page extends { path: string }>(
  pages: readonly Page[],
  path: string,
): Page | undefined {
  const matching = pages.filter((page) => matchesPattern(page.path, path));
  const parameters = ({ path: pattern }: Page) => pattern.split('/:').length;
  return matching.sort((left, right) => parameters(left) - parameters(right))[0];
}

function matchesPattern(pattern: string, path: string): boolean {
  const wanted = pattern.split('/');
  const given = path.replace(/(?<=.)\/$/, '').split('/');
  return (
    wanted.length === given.length &&
    wanted.every((segment, index) => segment.startsWith(':') || segment === given[index])
  );
}
