import type { RemoteBuild, ShellBuild } from '@stockroom/contract';
import { DeploymentError } from '../errors';
import type { ListedRemote } from './release-tables';

/** What is live of one remote, or of the shell. */
export interface ReleaseState {
  name: string;
  /** Null for the shell, and for a remote that was never more than in rollout. */
  description: ListedRemote | null;
  live: string | null;
  /** The version that was live when somebody disabled the remote. */
  disabled: string | null;
  /** The version in rollout: a share of the visitors gets it instead of the live one. */
  candidate: string | null;
  /** Percent of visitors that get the candidate, from 0 to 100; null without a rollout. */
  share: number | null;
  /** It left the product, but its releases are still here. */
  isRemoved: boolean;
}

/** Of a remote that nobody has published yet. */
export const NOTHING_LIVE = {
  live: null,
  disabled: null,
  candidate: null,
  share: null,
  isRemoved: false,
};

export interface Release {
  name: string;
  version: string;
  publisher: string;
  note: string;
  commitId: string | null;
  committedAt: string | null;
  publishedAt: string;
  /** When it last went out of service; null while it is live or in rollout, and before it was. */
  liveUntil: string | null;
  /** When somebody decided that open tabs must leave it; null once it is published or live again. */
  recalledAt: string | null;
  /** Its rollout ended, or Stockroom withdrew it, and it was not published again. */
  isAborted: boolean;
}

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
    throw new DeploymentError(`${name} is removed. Deploying a build of it brings it back.`);
  if (state) return state;
  const known = states.filter(({ isRemoved }) => !isRemoved).map((one) => one.name);
  throw new DeploymentError(`There is no ${name}. Deployed are: ${known.join(', ')}`);
}
