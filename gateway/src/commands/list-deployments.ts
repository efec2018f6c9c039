import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isMissing } from '../error-code';
import { isRemoved } from '../deployments/publish';
import { allTracks, readDeployments, versionFolder } from '../deployments/registry-file';
import { isRolledBack, type Deployment, type Track } from '../deployments/track';

/** Everything that is deployed, as lines for the operator. */
export function listDeployments(folder: string): string[] {
  const deployments = readDeployments(folder);
  return Object.entries(allTracks(deployments)).flatMap(([name, track]) => [
    [name, isRemoved(deployments, name) ? '(removed)' : stateOf(track)].filter(Boolean).join('  '),
    ...track.history.map((deployment) => {
      const size = sizeOf(versionFolder(folder, name, deployment.version));
      return describe(deployment, track, size);
    }),
  ]);
}

function stateOf({ live, disabled }: Track): string {
  if (live !== null) return '';
  return disabled === undefined ? '(not deployed)' : '(disabled)';
}

function describe({ version, deployedAt }: Deployment, track: Track, size: number | null): string {
  const mark = version === track.live ? '*' : ' ';
  const what = size === null ? 'files are gone' : `${Math.ceil(size / 1000)} KB`;
  return `  ${mark} ${version}  ${timeOf(deployedAt)}  ${what.padStart(8)}${noteOf(version, track)}`;
}

function noteOf(version: string, track: Track): string {
  if (version === track.live) return '  live';
  if (version === track.disabled) return '  disabled';
  return isRolledBack(track, version) ? '  rolled back' : '';
}

/** "2026-11-21 06:35 UTC" */
function timeOf(iso: string): string {
  return `${iso.slice(0, 16).replace('T', ' ')} UTC`;
}

function sizeOf(folder: string): number | null {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
