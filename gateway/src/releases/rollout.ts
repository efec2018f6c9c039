import { createHash } from 'node:crypto';
import { DeploymentError } from '../errors';
import { SHELL, type Built } from './read-build';
import { NOTHING_LIVE, type ReleaseState } from './release-state';

/** Visitors draw a whole number below it. */
export const VISITOR_NUMBERS = 10_000;

/** What decides which releases a visitor gets. */
export interface Visitor {
  /** From 0 to 9999; undefined for one that the product has given no number yet. */
  number?: number;
  /** The release that a preview link chose, as "mf-orders@1a2b3c4d5e6f". */
  preview?: string;
}

/** A release in rollout. */
export interface Candidate {
  name: string;
  version: string;
  /** Percent of visitors, from 0 to 100. */
  share: number;
}

/** Whether a visitor gets a release in rollout: always the same answer, and once yes, yes for every larger share. */
export function getsCandidate(
  { name, version, share }: Candidate,
  { number, preview }: Visitor,
): boolean {
  const release = `${name}@${version}`;
  if (preview === release) return true;
  if (number === undefined) return share === 100;
  // Without it the same visitors would try every new release first.
  const offset = createHash('sha256').update(release).digest().readUInt32BE();
  return (number + offset) % VISITOR_NUMBERS < (share * VISITOR_NUMBERS) / 100;
}

/**
 * The state once a build is in rollout. What is live stays as it is.
 * @throws DeploymentError when the other visitors would not get what they have now
 */
export function startRollout(
  states: readonly ReleaseState[],
  built: Built,
  share: number,
): ReleaseState {
  const { name, build } = built;
  const state = states.find((one) => one.name === name) ?? {
    ...NOTHING_LIVE,
    name,
    description: null,
  };
  const all = 'deploy it for all visitors, without a share';
  if (state.live === build.version)
    throw new DeploymentError(`${name} ${build.version} is live for all visitors already`);
  if (state.isRemoved) throw new DeploymentError(`${name} is removed. To bring it back, ${all}.`);
  if (state.disabled !== null)
    throw new DeploymentError(`${name} is disabled. Enable it first, or ${all}.`);
  if (name === SHELL && state.live === null)
    throw new DeploymentError(`No shell is live, so nobody else would have one: ${all}.`);
  return { ...state, candidate: build.version, share: checkedShare(share) };
}

/** @throws DeploymentError for anything but a whole number from 0 to 100 */
export function checkedShare(share: number): number {
  if (Number.isInteger(share) && share >= 0 && share <= 100) return share;
  throw new DeploymentError(`The share is a whole number from 0 to 100, not ${share}`);
}

/** @throws DeploymentError while a version is in rollout */
export function refuseSecondRollout(states: readonly ReleaseState[], name: string): void {
  const { candidate = null, share } = states.find((state) => state.name === name) ?? {};
  if (candidate === null) return;
  throw new DeploymentError(
    `${share} % of visitors get ${name} ${candidate}, which is in rollout. ` +
      'Change its share, promote it or abort it first.',
  );
}
