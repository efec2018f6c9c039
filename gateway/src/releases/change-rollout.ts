import { msg, type Text } from '@stockroom/contract';
import { DeploymentError } from '../errors';
import { endRollout, switchVersion } from './change-releases';
import { knownState, type Author, type ReleaseState } from './release-state';
import { changeReleases, readStates, saveState } from './state-store';
import type { ReleaseDatabase } from './release-tables';
import { checkedShare } from './rollout';

/**
 * Changes how many visitors get the version in rollout. Nobody leaves it while the share grows.
 * @param share percent, a whole number from 0 to 100
 * @returns what it has done
 * @throws DeploymentError when there is none, or the share is another number
 */
export function setShare(
  db: ReleaseDatabase,
  name: string,
  share: number,
  author: Author,
): Promise<Text> {
  return changeReleases(db, async (transaction) => {
    const state = knownState(await readStates(transaction), name);
    const candidate = candidateOf(state);
    await saveState(transaction, { ...state, share: checkedShare(share) }, 'rollout', author);
    return msg('{share} % of visitors get {release}', { share, release: `${name} ${candidate}` });
  });
}

/**
 * Makes the version in rollout live for all visitors.
 * @returns what it has done
 * @throws DeploymentError when there is none, or it no longer fits what else is live
 */
export async function promote(db: ReleaseDatabase, name: string, author: Author): Promise<Text> {
  const release = await switchVersion(db, name, 'promoted', author, (state) => ({
    live: candidateOf(state),
    disabled: null,
  }));
  return msg('{release} is live for all visitors', { release });
}

/**
 * Ends a rollout: all visitors get the live version again.
 * @returns what it has done
 * @throws DeploymentError when there is none
 */
export function abort(db: ReleaseDatabase, name: string, author: Author): Promise<Text> {
  return changeReleases(db, async (transaction) => {
    const state = knownState(await readStates(transaction), name);
    const candidate = candidateOf(state);
    await endRollout(transaction, state, author);
    return msg('The rollout of {release} has ended', { release: `${name} ${candidate}` });
  });
}

function candidateOf({ name, candidate }: ReleaseState): string {
  if (candidate !== null) return candidate;
  throw new DeploymentError(
    msg('{name} has no version in rollout. Deploy one with a share first.', { name }),
  );
}
