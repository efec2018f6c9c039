import { Client } from 'pg';
import type { Logger } from '@stockroom/api';
import type { ConnectionTarget } from '@stockroom/api/node';
import type { ShellBuild } from '@stockroom/contract';
import { sql } from 'kysely';
import { RepeatedFailure } from '../process/repeated-failure';
import { SHELL } from './read-build';
import { candidatesOf, liveWith, type Live, type Snapshot } from './live';
import { isBuildOf, readSnapshot } from './read-snapshot';
import { CHANNEL } from './state-store';
import type { ReleaseDatabase } from './release-tables';
import { ReleaseFiles } from './release-files';
import { getsCandidate, type Candidate, type Visitor } from './rollout';
import type { StoredFile } from './stored-file';

/** Heals what a lost notification would leave old. */
const POLL_MS = 5_000;
const RECONNECT_MS = 1_000;

/** The live releases of the database, in memory. A notification or, at the latest, a poll brings each change. */
export class LiveReleases {
  private snapshot: Snapshot = {
    states: [],
    shells: [],
    remotes: [],
    russian: new Map(),
    recalled: [],
  };
  private candidates: Candidate[] = [];
  /** What visitors get, by the names of the remotes that they get the candidate of. */
  private readonly lives = new Map<string, Live>();
  /** Builds of the last shells, the live one first. */
  private shells: ShellBuild[] = [];
  private readonly files: ReleaseFiles;
  /** The newest entry of the history that was read. */
  private stamp = -1;
  private readonly failure = new RepeatedFailure(
    'releases cannot be read, the last state stays live',
  );
  private listener: Client | undefined;
  private running: Promise<void> = Promise.resolve();
  private readonly poll: NodeJS.Timeout;
  private isClosed = false;

  private constructor(
    private readonly db: ReleaseDatabase,
    private readonly target: ConnectionTarget,
    private readonly log: Logger,
  ) {
    this.files = new ReleaseFiles(db, log);
    this.poll = setInterval(() => void this.refresh(), POLL_MS).unref();
  }

  /** Reads what is live, and follows it until `close`. */
  static async open(
    db: ReleaseDatabase,
    target: ConnectionTarget,
    log: Logger,
  ): Promise<LiveReleases> {
    const releases = new LiveReleases(db, target, log);
    try {
      await releases.listen();
      await releases.read();
      return releases;
    } catch (error) {
      await releases.close();
      throw error;
    }
  }

  /** What this visitor gets. While the database is away, its last state. */
  current(visitor: Visitor = {}): Live {
    const names = this.candidates
      .filter((candidate) => getsCandidate(candidate, visitor))
      .map(({ name }) => name);
    const key = names.join(' ');
    const live = this.lives.get(key) ?? liveWith(this.snapshot, names);
    this.lives.set(key, live);
    return live;
  }

  /** @param release such as "mf-orders@1a2b3c4d5e6f" */
  isInRollout(release: string): boolean {
    return this.candidates.some(({ name, version }) => `${name}@${version}` === release);
  }

  /** A file of the live shell, or of one that was live not long ago. */
  async shellFile(path: string): Promise<StoredFile | undefined> {
    const build = this.shells.find(({ checksums }) => checksums[path] !== undefined);
    return build && this.files.fileOf(SHELL, build, path);
  }

  /** A file of any release of a remote, live or not. */
  async remoteFile(name: string, version: string, path: string): Promise<StoredFile | undefined> {
    if (name === SHELL) return undefined;
    const served = this.snapshot.remotes.find((one) => isBuildOf(one, name, version));
    // What is served needs no database.
    if (served) return this.files.fileOf(name, served.build, path);
    return this.files.file(name, version, path);
  }

  /** Reads what is live now, if it has changed. After a failure the last state stays. */
  refresh(): Promise<void> {
    this.running = this.running.then(() => this.failure.logOf(this.read(), this.log));
    return this.running;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearInterval(this.poll);
    await this.listener?.end().catch(() => undefined);
    await this.running;
  }

  private async read(): Promise<void> {
    if (this.isClosed) return;
    const { db } = this;
    const { stamp } = await db
      .selectFrom('release_history')
      .select(({ fn }) => fn.coalesce(fn.max('id'), sql<number>`0`).as('stamp'))
      .executeTakeFirstOrThrow();
    if (stamp === this.stamp) return;
    const { shellBuilds, ...snapshot } = await readSnapshot(db, this.files);
    this.shells = shellBuilds;
    this.snapshot = snapshot;
    this.candidates = candidatesOf(this.snapshot);
    this.lives.clear();
    this.stamp = stamp;
  }

  private async listen(): Promise<void> {
    const client = new Client({ ...this.target, application_name: 'stockroom releases' });
    this.listener = client;
    client.on('notification', () => {
      this.files.forgetBuilds();
      void this.refresh();
    });
    client.on('error', () => undefined);
    client.once('end', () => {
      if (!this.isClosed) setTimeout(() => void this.listenAgain(), RECONNECT_MS).unref();
    });
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
  }

  private async listenAgain(): Promise<void> {
    if (this.isClosed) return;
    // Its end, which follows a failure too, brings the next try.
    await this.listen().catch(() => undefined);
    await this.refresh();
  }
}
