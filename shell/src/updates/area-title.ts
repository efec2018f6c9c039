import type { Registry, TranslatedRemote } from '@stockroom/contract';
import { currentLanguage } from '@stockroom/shared-ui';
import type { Area } from '../remotes/registry';

/** The title of an area in the language of the interface, where its build translates it. */
export function areaTitle({ remotes }: Registry, { name, title }: Omit<Area, 'version'>): string {
  if (currentLanguage() === 'en') return title;
  const remote: TranslatedRemote | undefined = remotes.find((one) => one.name === name);
  return remote?.russian?.menu[title] ?? title;
}
