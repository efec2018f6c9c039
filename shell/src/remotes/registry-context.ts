import type { Registry } from '@stockroom/contract';
import { createContext, useContext } from 'react';

const Context = createContext<Registry | null>(null);

export const RegistryProvider = Context.Provider;

/** What the page was told about the site and its features. */
export function useRegistry(): Registry {
  const registry = useContext(Context);
  if (registry === null) throw new Error('No registry: RegistryProvider is missing');
  return registry;
}
