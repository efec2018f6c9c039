import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from '../error-code';
import { allTracks, changeDeployments, whileUnchanged, type Deployments } from './registry-file';
import { currentVersion, type Track } from './track';

export interface PruneRule {
  /** How many versions of each stay, the live one included. */
  keep: number;
  /** What was live or made after this moment stays, because pages that are open may still need it. */
  before: Date;
}

/**
 * Forgets old versions and those of removed remotes, and deletes their files and those of deployments that were
 * broken off.
 * @returns what was deleted, as "mf-orders 1a2b3c4d5e6f"
 */
export function prune(folder: string, rule: PruneRule): string[] {
  changeDeployments(folder, ({ shell, remotes, removed, ...server }) => ({
    ...server,
    shell: shortened(shell, rule),
    remotes: mapTracks(remotes, (track) => shortened(track, rule)),
    removed: mapTracks(removed, (track) => shortened(track, { ...rule, keep: 0 })),
  }));
  const deleted: string[] = [];
  whileUnchanged(folder, (deployments) => {
    for (const [name, entry] of forgotten(folder, deployments, rule)) {
      rmSync(join(folder, name, entry), { recursive: true, force: true });
      deleted.push(`${name} ${entry}`);
    }
  });
  return deleted;
}

function mapTracks<Known extends Track>(
  tracks: Record<string, Known>,
  change: (track: Known) => Known,
): Record<string, Known> {
  return Object.fromEntries(Object.entries(tracks).map(([name, track]) => [name, change(track)]));
}

function shortened<Known extends Track>(track: Known, { keep, before }: PruneRule): Known {
  const current = currentVersion(track);
  const others = track.history.filter(({ version }) => version !== current);
  const staying = new Set(keep > 1 ? others.slice(1 - keep) : []);
  return {
    ...track,
    history: track.history.filter(
      (deployment) =>
        deployment.version === current ||
        staying.has(deployment) ||
        new Date(deployment.liveUntil ?? deployment.deployedAt) >= before,
    ),
  };
}

/** Folders of versions that the registry does not know. */
function forgotten(folder: string, deployments: Deployments, { before }: PruneRule) {
  return Object.entries(allTracks(deployments)).flatMap(([name, { history }]) =>
    entriesOf(join(folder, name))
      .filter((entry) => !history.some(({ version }) => version === entry))
      .filter((entry) => statSync(join(folder, name, entry)).mtime < before)
      .map((entry) => [name, entry] as const),
  );
}

function entriesOf(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
}
