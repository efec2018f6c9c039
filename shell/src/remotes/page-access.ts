import { findPage, type MenuEntry, type PageAccess, type Registry } from '@stockroom/contract';
import { holds, useAppSelector } from '@stockroom/shared-ui';
import { useCallback } from 'react';
import { findRemote, useRegistry } from './registry';

/** Those of the shell. */
const OWN_PAGES: PageAccess[] = [
  { path: '/releases', permission: 'releases:read' },
  { path: '/history', permission: 'history:read' },
  { path: '/people', permission: 'people:write' },
];

/** What the page at an address needs; undefined where everybody may open it. */
export function permissionAt(registry: Registry, address: string): PageAccess['permission'] {
  const [path = ''] = address.split('?');
  const pages = findRemote(registry, path)?.build?.access ?? OWN_PAGES;
  return findPage(pages, path)?.permission;
}

/** Tells whether the user may open a link: its page, and what it needs itself. */
export function useMayOpen() {
  const registry = useRegistry();
  const role = useAppSelector(({ session }) => session.role);
  return useCallback(
    ({ path, permission }: PageAccess) =>
      [permissionAt(registry, path), permission].every(
        (needed) => needed === undefined || holds(role, needed),
      ),
    [registry, role],
  );
}

/** Where a link leads: its page, or the nearest one that the user may open. */
export function useOpenLink(): (link: string) => string {
  const mayOpen = useMayOpen();
  return (link) => {
    const [, area = ''] = link.split(/[/?]/);
    return [link, `/${area}`].find((path) => mayOpen({ path })) ?? '/';
  };
}

/** The entries and links that the user may open. */
export function allowedMenu(
  menu: readonly MenuEntry[],
  mayOpen: ReturnType<typeof useMayOpen>,
): MenuEntry[] {
  return menu
    .map((entry) => ({
      ...entry,
      children: entry.children?.filter(mayOpen),
      palette: entry.palette?.filter(mayOpen),
    }))
    .filter((entry) => (entry.children ? entry.children.length > 0 : mayOpen(entry)));
}
