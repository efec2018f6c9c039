import {
  ownsPath,
  type InterfaceLanguage,
  type MenuEntry,
  type RegisteredRemote,
  type Registry,
} from '@stockroom/contract';
import { useInterfaceLanguage } from '@stockroom/shared-ui';
import { createContext, useContext, useMemo } from 'react';

const Context = createContext<Registry | null>(null);

export const RegistryProvider = Context.Provider;

/**
 * The registry that this page came with; its remotes have titles and menus in the language of the reader, and search
 * words in every language.
 */
export function useRegistry(): Registry {
  const registry = useContext(Context);
  if (registry === null) throw new Error('No registry: RegistryProvider is missing');
  const language = useInterfaceLanguage();
  return useMemo(
    () => ({
      ...registry,
      remotes: registry.remotes.map((remote) => inLanguage(remote, language)),
    }),
    [registry, language],
  );
}

/** What its build does not translate stays English. */
function inLanguage(remote: RegisteredRemote, language: InterfaceLanguage): RegisteredRemote {
  const russian = remote.russian?.menu ?? {};
  const inWords = (text: string) => (language === 'ru' ? (russian[text] ?? text) : text);
  const translate = <Link extends { label: string; words?: string }>(link: Link): Link => ({
    ...link,
    label: inWords(link.label),
    words: [link.label, link.words].flatMap((text = '') => [text, russian[text]]).join(' '),
  });
  const translateEntry = (entry: MenuEntry): MenuEntry => ({
    ...translate(entry),
    ...(entry.children && { children: entry.children.map(translate) }),
    ...(entry.palette && { palette: entry.palette.map(translate) }),
  });
  return {
    ...remote,
    title: inWords(remote.title),
    menu: remote.menu.map(translateEntry),
  };
}

/** The remote that the path belongs to. */
export function findRemote({ remotes }: Registry, path: string): RegisteredRemote | undefined {
  return remotes.find(({ basePaths }) => basePaths.some((basePath) => ownsPath(basePath, path)));
}

/** A part of the product with its own releases: the shell or a remote. */
export interface Area {
  /** Name of its folder, e.g. "mf-orders". */
  name: string;
  title: string;
  version: string;
}

/** The version of an area without a live release. */
export const NOT_LIVE = 'none';

export const SHELL = 'shell';

export function areaOf({ name, title, build }: RegisteredRemote): Area {
  return { name, title, version: build?.version ?? NOT_LIVE };
}

/** @param title of one of its pages; by default the brand */
export function shellArea({ shell = NOT_LIVE, site }: Registry, title = site.brand): Area {
  return { name: SHELL, title, version: shell };
}

export function areasOf(registry: Registry): Area[] {
  return [shellArea(registry), ...registry.remotes.map(areaOf)];
}
