import { ownsPath, type RegisteredRemote, type Registry } from '@stockroom/contract';

/** The registry that the gateway wrote into the page. */
export function readRegistry(): Registry {
  const text = document.getElementById('stockroom-registry')?.textContent;
  if (!text) throw new Error('The page has no registry of features');
  // The page and its script come from one server, which wrote this as the contract says.
  return JSON.parse(text) as Registry;
}

/** The remote that the path belongs to. */
export function findRemote({ remotes }: Registry, path: string): RegisteredRemote | undefined {
  return remotes.find(({ basePaths }) => basePaths.some((basePath) => ownsPath(basePath, path)));
}
