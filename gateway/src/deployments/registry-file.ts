import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteDescription } from '@stockroom/contract';
import { isMissing } from '../error-code';
import { FIRST_CONTRACT } from './contract';
import { withLock } from './lock';
import { SHELL } from './read-build';
import { NEW_TRACK, type Track } from './track';

/** What was deployed when. Kept on disk, so that every gateway process and the deploy command see the same. */
export interface Deployments {
  /** What the server answers by, as the one that was started last has said. */
  contract: string;
  shell: Track;
  /** By name. A remote that is registered but not deployed has no live version. */
  remotes: Record<string, Track & { description: Omit<RemoteDescription, 'pages'> }>;
  /** By name: what is no part of the product any more, but still has files here. */
  removed: Record<string, Track>;
}

const NOTHING: Deployments = {
  contract: FIRST_CONTRACT,
  shell: NEW_TRACK,
  remotes: {},
  removed: {},
};

/** The folder below the data folder: registry.json, and a folder per deployed version. */
export function deploymentsFolder(dataDir: string): string {
  return join(dataDir, 'deployments');
}

export function versionFolder(folder: string, name: string, version: string): string {
  return join(folder, name, version);
}

export function readDeployments(folder: string): Deployments {
  try {
    // Only this program writes the file, whole and by rename. Earlier ones knew less.
    const text = readFileSync(registryFile(folder), 'utf8');
    return { ...NOTHING, ...(JSON.parse(text) as Partial<Deployments>) };
  } catch (error) {
    if (isMissing(error)) return NOTHING;
    throw error;
  }
}

/** Changes with every write of the registry; cheap enough to ask on every request. */
export function registryStamp(folder: string): string {
  const stats = statSync(registryFile(folder), { bigint: true, throwIfNoEntry: false });
  return stats ? `${stats.ino}-${stats.mtimeNs}-${stats.size}` : 'none';
}

/** Tracks of all that ever had files here, by name. */
export function allTracks({ shell, remotes, removed }: Deployments): Record<string, Track> {
  return { [SHELL]: shell, ...remotes, ...removed };
}

/** Changes the registry: one writer at a time, and readers see the old or the new file, never a part. */
export function changeDeployments(
  folder: string,
  change: (deployments: Deployments) => Deployments,
): void {
  whileUnchanged(folder, (deployments) => {
    const changed = change(deployments);
    if (changed === deployments) return;
    const temporary = join(folder, `registry.${process.pid}.tmp`);
    writeFileSync(temporary, `${JSON.stringify(changed, null, 2)}\n`, { flush: true });
    renameSync(temporary, registryFile(folder));
  });
}

/** Does something that no deployment may come in between. */
export function whileUnchanged(folder: string, work: (deployments: Deployments) => void): void {
  mkdirSync(folder, { recursive: true });
  withLock(join(folder, 'registry.lock'), () => work(readDeployments(folder)));
}

function registryFile(folder: string): string {
  return join(folder, 'registry.json');
}
