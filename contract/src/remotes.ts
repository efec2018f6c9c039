/** How a remote describes itself, as data that the shell reads without loading it (remote.json). */
export interface RemoteDescription {
  /** Name of its folder, e.g. "mf-products". */
  name: string;
  title: string;
  /** First path segments that belong to it, e.g. ["/products"]. */
  basePaths: string[];
  menu: MenuEntry[];
  /** Which files each page needs, named by webpack chunk, so that the page can preload them. */
  pages: { path: string; chunk: string }[];
}

export interface MenuEntry {
  label: string;
  path: string;
  /** Name of an icon that the shell draws; an unknown name gets a plain one. */
  icon: string;
  /** Place in the menu, ascending; the dashboard is 0. */
  order: number;
  children?: { label: string; path: string }[];
}

/** One built version of a remote, as its build writes it to dist/remote-build.json. */
export interface RemoteBuild extends Omit<RemoteDescription, 'pages'> {
  /** Content hash over all files. */
  version: string;
  /** Path of the federation entry inside the version's folder. */
  entry: string;
  /** Files needed by every page (the exposed module), then per page; all relative to the version's folder. */
  files: string[];
  pages: { path: string; files: string[]; hostModules: string[] }[];
  /** Versions of the shared singletons it was built with. */
  shared: Record<string, string>;
}

/** A remote as the shell sees it. `build` is null while it is registered but not deployed. */
export interface RegisteredRemote extends RemoteDescription {
  build: { version: string; entry: string; deployedAt: string } | null;
}

export interface Site {
  brand: string;
  builtBy: { name: string; url: string };
}

/** What the gateway writes into the page as JSON. */
export interface Registry {
  site: Site;
  remotes: RegisteredRemote[];
}

export const DEFAULT_SITE: Site = {
  brand: 'Stockroom',
  builtBy: { name: 'AI App Builder', url: 'https://example.com/' },
};
