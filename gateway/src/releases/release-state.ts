import { msg, type ReleasedRemote, type RemoteBuild, type ShellBuild } from '@stockroom/contract';
import { DeploymentError } from '../errors';
import type { ListedRemote } from './release-tables';

/** What is live of one remote, or of the shell. */
export interface ReleaseState extends Omit<ReleasedRemote, 'title' | 'releases'> {
  /** Null for the shell, and for a remote that was never more than in rollout. */
  description: ListedRemote | null;
}

/** Of a remote that nobody has published yet. */
export const NOTHING_LIVE = {
  live: null,
  disabled: null,
  candidate: null,
  share: null,
  isRemoved: false,
};

/** Who changes what is live, and why. */
export interface Author {
  /** "npm start", "npm run remotes", or the label of a deploy token. */
  actor: string;
  note?: string;
}

/** What menu and checks need of a remote. */
export function withoutPages({ name, title, basePaths, menu }: ListedRemote): ListedRemote {
  return { name, title, basePaths, menu };
}

/** The state once everybody gets the release in rollout; the same state without one. */
export function promoted(state: ReleaseState): ReleaseState {
  if (state.candidate === null) return state;
  return { ...state, live: state.candidate, disabled: null, candidate: null, share: null };
}

export function isShellBuild(build: RemoteBuild | ShellBuild): build is ShellBuild {
  return 'frameData' in build;
}

/** @throws DeploymentError for a name that is not deployed, or is removed */
export function knownState(states: readonly ReleaseState[], name: string): ReleaseState {
  const state = states.find((candidate) => candidate.name === name);
  if (state?.isRemoved)
    throw new DeploymentError(
      msg('{name} is removed. Deploying a build of it brings it back.', { name }),
    );
  if (state) return state;
  const known = states.filter(({ isRemoved }) => !isRemoved).map((one) => one.name);
  throw new DeploymentError(
    msg('There is no {name}. Deployed are: {names}', { name, names: known.join(', ') }),
  );
}
