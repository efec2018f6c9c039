import { ownsPath, type RegisteredRemote, type Registry } from '@stockroom/contract';

/** The remote that the path belongs to. */
export function findRemote({ remotes }: Registry, path: string): RegisteredRemote | undefined {
  return remotes.find(({ basePaths }) => basePaths.some((basePath) => ownsPath(basePath, path)));
}
