import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { storeRelease } from './release-store';
import { changeReleases, readStates, saveState } from './state-store';
import { readBuild, SHELL } from './read-build';
import type { ListedRemote, ReleaseDatabase } from './release-tables';
import { DeploymentError } from '../errors';

/** How the deployments of a remote were kept in registry.json, before releases came into the database. */
interface OldDeployments {
  live: string | null;
  history: { version: string }[];
  disabled?: string;
  description?: ListedRemote;
}

interface OldRegistry {
  shell: OldDeployments;
  remotes: Record<string, OldDeployments>;
  removed?: Record<string, OldDeployments>;
}

const AUTHOR = { actor: 'the old data folder' };

/**
 * Takes over what an earlier version of Stockroom deployed from the data folder, once: into a database without any
 * releases. A version whose files are not whole is left behind.
 * @returns lines for the operator
 */
export async function adoptFolder(db: ReleaseDatabase, dataDir: string): Promise<string[]> {
  const folder = join(dataDir, 'deployments');
  const file = join(folder, 'registry.json');
  if (!existsSync(file) || (await readStates(db)).length > 0) return [];
  // Only Stockroom wrote it.
  const registry = JSON.parse(readFileSync(file, 'utf8')) as OldRegistry;
  const known = { [SHELL]: registry.shell, ...registry.remotes, ...registry.removed };
  const left: string[] = [];
  await changeReleases(db, async (transaction) => {
    for (const [name, { live, disabled = null, history, description = null }] of Object.entries(
      known,
    )) {
      const taken = new Set<string | null>();
      for (const { version } of history) {
        try {
          await storeRelease(transaction, readBuild(join(folder, name, version)), AUTHOR);
          taken.add(version);
        } catch (error) {
          if (!(error instanceof DeploymentError)) throw error;
          left.push(`Left behind: ${error.message}`);
        }
      }
      const state = {
        name,
        description,
        live: taken.has(live) ? live : null,
        disabled: taken.has(disabled) ? disabled : null,
        candidate: null,
        share: null,
        isRemoved: registry.removed?.[name] !== undefined,
      };
      await saveState(transaction, state, 'published', AUTHOR);
    }
  });
  return [`Took over the releases of ${folder}, which is not used any more`, ...left];
}
