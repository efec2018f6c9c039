import { DEFAULT_SITE, type RegisteredRemote, type Registry } from '@stockroom/contract';

/** A deployed remote without a menu, as a registry lists it: "mf-orders" is Orders, at /orders. */
export function fakeRemote(
  name: string,
  changes: Partial<RegisteredRemote> = {},
): RegisteredRemote {
  const path = name.replace('mf-', '/');
  const title = path.charAt(1).toUpperCase() + path.slice(2);
  return { name, title, basePaths: [path], menu: [], build: fakeBuild('v1'), ...changes };
}

export function fakeBuild(version: string) {
  return { version, entry: '/e.js', deployedAt: '2026-11-21T00:00:00.000Z', pages: [] };
}

/** @param versions of remotes, by name */
export function fakeRegistry(versions: Record<string, string>): Registry {
  const remotes = Object.entries(versions).map(([name, version]) =>
    fakeRemote(name, { build: fakeBuild(version) }),
  );
  return { site: DEFAULT_SITE, shell: 's1', remotes };
}
