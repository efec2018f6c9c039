import type {
  HealthKind,
  Operations,
  RemoteBuild,
  RemoteDescription,
  ShellBuild,
} from '@stockroom/contract';
import type { ColumnType, Generated, GeneratedAlways, Kysely } from 'kysely';

/** What is written as text and read as its content. */
type Json<Content> = ColumnType<Content, string, string>;

/** A remote as the menu and the checks of paths know it. */
export type ListedRemote = Omit<RemoteDescription, 'pages'>;

export type Action =
  | 'registered'
  | 'published'
  | 'rollout'
  | 'promoted'
  | 'aborted'
  | 'rolled back'
  | 'disabled'
  | 'enabled'
  | 'removed'
  | 'recalled'
  | 'withdrawn';

/** The tables of releases and of their health (migrations 0010, 0011 and 0015). Instants are ISO strings. */
interface ReleaseTables {
  release_files: { hash: string; bytes: Uint8Array };
  releases: {
    name: string;
    version: string;
    build: Json<RemoteBuild | ShellBuild>;
    publisher: string;
    note: string;
    commit_id: string | null;
    committed_at: string | null;
    published_at: string;
    live_until: string | null;
    recalled_at: string | null;
  };
  release_states: {
    name: string;
    description: Json<ListedRemote> | null;
    live: string | null;
    disabled: string | null;
    candidate: string | null;
    share: number | null;
    is_removed: Generated<boolean>;
    live_since: string | null;
    predecessor: string | null;
    candidate_since: string | null;
  };
  release_history: {
    id: GeneratedAlways<number>;
    name: string;
    version: string | null;
    action: Action;
    share: number | null;
    actor: string;
    note: string;
    at: string;
  };
  deploy_tokens: {
    label: string;
    hash: string;
    remotes: string[];
    created_at: string;
    expires_at: string;
    withdrawn_at: string | null;
    used_at: string | null;
  };
  health_counts: {
    name: string;
    version: string;
    minute: string;
    kind: HealthKind;
    count: number;
    ms: number;
  };
  health_visitors: {
    name: string;
    version: string;
    visitor: number;
    /** Its id. */
    account: string;
    kind: HealthKind;
    last_at: string;
  };
  served_operations: { is_only: Generated<boolean>; operations: Json<Operations> };
}

export type ReleaseDatabase = Kysely<ReleaseTables>;
