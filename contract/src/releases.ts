import type { WriteResult } from './list';

/** What is live of one remote, or of the shell, and all its releases. Instants are ISO strings. */
export interface ReleasedRemote {
  /** Name of its folder, e.g. "mf-orders", or "shell". */
  name: string;
  title: string;
  live: string | null;
  /** The version that was live when somebody disabled the remote. */
  disabled: string | null;
  /** The version in rollout. */
  candidate: string | null;
  /** Percent of visitors that get the version in rollout; null without one. */
  share: number | null;
  /** It left the product. */
  isRemoved: boolean;
  /** Oldest first. */
  releases: PublishedRelease[];
}

export interface PublishedRelease {
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

/** Answer of GET /api/releases, the shell first. */
export interface ReleasesAnswer {
  remotes: ReleasedRemote[];
}

/** One entry of the release history. */
export interface ReleaseChange {
  name: string;
  version: string | null;
  /** "published", "rollout", "promoted", "rolled back", "recalled" and so on. */
  action: string;
  actor: string;
  /** Percent of visitors, of a change of a rollout. */
  share: number | null;
  note: string;
  at: string;
}

/** Answer of GET /api/release-history, newest first. */
export interface ReleaseHistoryAnswer {
  history: ReleaseChange[];
}

/** What a team publishes with: for some remotes, until a day. Instants are ISO strings. */
export interface DeployToken {
  label: string;
  /** Names of remotes, or "*" for all and the shell. */
  remotes: string[];
  createdAt: string;
  expiresAt: string;
  withdrawnAt: string | null;
  usedAt: string | null;
}

/** Answer of GET /api/deploy-tokens. */
export interface DeployTokensAnswer {
  tokens: DeployToken[];
}

/** The only answer that holds the token itself. */
export interface CreatedDeployToken extends WriteResult {
  token: string;
}
