import { join } from 'node:path';
import type { RemoteBuild, ShellBuild } from '@stockroom/contract';
import type { LiveSet } from './fit';
import { isRemote, readJson, REMOTE_BUILD, SHELL, SHELL_BUILD, type Built } from './read-build';
import { versionFolder, type Deployments } from './registry-file';

/**
 * What is live together by a registry.
 * @param fresh builds that are not in their places yet
 */
export function liveSetOf(
  folder: string,
  { shell, remotes }: Deployments,
  fresh: readonly Built[] = [],
): LiveSet {
  const freshShell = fresh.find(({ name }) => name === SHELL)?.build as ShellBuild | undefined;
  return {
    shell:
      freshShell ??
      (shell.live === null
        ? null
        : readJson<ShellBuild>(join(versionFolder(folder, SHELL, shell.live), SHELL_BUILD))),
    builds: Object.entries(remotes).flatMap(([name, { live }]) => {
      if (live === null) return [];
      const built = fresh.filter(isRemote).find((candidate) => candidate.name === name);
      const published = join(versionFolder(folder, name, live), REMOTE_BUILD);
      return built?.build ?? readJson<RemoteBuild>(published);
    }),
    descriptions: Object.values(remotes).map(({ description }) => description),
  };
}
