/** How a remote describes itself, as data that the shell reads without loading it (remote.json). */
export interface RemoteDescription {
  /** Name of its folder, e.g. "mf-products". */
  name: string;
  title: string;
  /** First path segments that belong to it, e.g. ["/products"]. */
  basePaths: string[];
  menu: MenuEntry[];
  /**
   * Which files each page needs, named by webpack chunk, so that the page can preload them, and what it asks the API for
   * first: below /api, with the parameters it takes from the address and what they are without, e.g.
   * "products?search&sort=name" (earlyRequests).
   */
  pages: { path: string; chunk: string; data?: string[] }[];
}

export interface MenuLink {
  label: string;
  path: string;
  /** The key after `g` that goes there, from anywhere: a small letter or a comma that no other link of the menu has. */
  shortcut?: string;
}

/** Where it has children, the link is theirs, and so is a shortcut. */
export interface MenuEntry extends MenuLink {
  /** Name of an icon that the shell draws; an unknown name gets a plain one. */
  icon: string;
  /** Place in the menu, ascending; the dashboard is 0. */
  order: number;
  children?: MenuLink[];
}

/** Of the shell's own entry in the menu. */
export const DASHBOARD_SHORTCUT = 'd';

/** What somebody can follow in the menu: an entry, or its children in its place. */
export function linksOf(menu: readonly MenuEntry[]): MenuLink[] {
  return menu.flatMap((entry) => entry.children ?? [entry]);
}

/** What every build says about itself, so that it can be deployed only whole and where it fits. */
interface Build {
  /** Hash of the files and of everything else in the description. */
  version: string;
  /** SHA-256 of every file of the build but the description itself, in hex, by path. */
  checksums: Record<string, string>;
  /** The contract that it was built with, a CONTRACT_VERSION; builds from before it was counted do not say. */
  contract?: string;
}

/** By module, e.g. "react" or "@stockroom/shared-ui/forms": exact version, and names of exports. */
export type SharedModules = Record<string, { version: string; names: string[] }>;

/** One built version of a remote, as its build writes it to dist/remote-build.json. */
export interface RemoteBuild extends Build, Omit<RemoteDescription, 'pages'> {
  /** Names of the modules that its container offers. */
  exposes: string[];
  /** Path of the federation entry inside the version's folder. */
  entry: string;
  /** Files needed by every page: the entry and the exposed module; relative to the version's folder. */
  files: string[];
  pages: BuiltPage[];
  /** What it takes from the shell: the versions it was built with, and the names that it imports. */
  shared: SharedModules;
}

export interface BuiltPage {
  /** Route pattern, e.g. "/products/edit/:id". */
  path: string;
  /** What this page needs beyond the files of every page, relative to the version's folder. */
  files: string[];
  /** Shared modules of the shell that are files of their own (ShellBuild.modules). */
  hostModules: string[];
  /** As in RemoteDescription.pages. */
  data?: string[];
}

/** What the build of the shell writes to dist/shell-build.json; files are relative to that folder. */
export interface ShellBuild extends Build {
  /** Shared modules that are not in the main file, and which others of them they need. */
  modules: Record<string, { files: string[]; needs: string[] }>;
  /** What every page of a signed-in user needs beside the main file. */
  signedIn?: string[];
  /** What the frame around these pages asks the API for; as RemoteDescription.pages, without an address. */
  signedInData?: string[];
  /** The shell's own pages. */
  pages: (BuiltPage & { access: 'public' | 'signed-in' })[];
  /** What it provides for remotes. */
  shared: SharedModules;
}

/** A remote as the shell sees it. `build` is null while it is registered but not deployed. */
export interface RegisteredRemote extends Omit<RemoteDescription, 'pages'> {
  build: DeployedBuild | null;
}

export interface DeployedBuild {
  version: string;
  /** URL of the federation entry. */
  entry: string;
  deployedAt: string;
  /** URLs of all files of a page, those of the shell included, and its data, to fetch them before they are needed. */
  pages: { path: string; files: string[]; data?: string[] }[];
}

export interface Site {
  brand: string;
  builtBy: { name: string; url: string };
}

/** What the gateway writes into the page as JSON, and answers at REGISTRY_PATH. */
export interface Registry {
  site: Site;
  /** Version of the live shell; none where no gateway serves it, in development. */
  shell?: string;
  /** The operator lets a browser take remotes from a developer's own machine (STOCKROOM_DEV_REMOTES). */
  devRemotes?: boolean;
  remotes: RegisteredRemote[];
}

/** Where an open page learns what is live now: a Registry, with an ETag. */
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
