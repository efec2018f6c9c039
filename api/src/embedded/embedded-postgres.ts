import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from '../dependencies';
import { StartError } from '../start-error';
import { prepareBinaries } from './binaries';
import { ensureCluster } from './cluster';
import { openDatabaseFolder } from './database-folder';
import { startServer, stopServer } from './pg-ctl';
import { connectionTo, leaseServer, type ServerLease, type SocketConnection } from './server-lease';

export interface EmbeddedPostgres {
  connection: SocketConnection;
  /**
   * Ends this process's use of the server. The last process to do so stops the server. A process that was
   * killed leaves the server running, and the next start adopts it.
   */
  stop(): Promise<void>;
}

interface EmbeddedOptions {
  dataDir: string;
  log: Logger;
  onProgress(message: string): void;
}

/** PostgreSQL refuses a cluster for some seconds after a crash, until the last of its processes has gone. */
const START_LIMIT_MS = 30_000;
/** Another process may be starting a server that replays its log. */
const BUSY_LIMIT_MS = 600_000;
const RETRY_MS = 100;

interface Server {
  connection: SocketConnection;
  /** @returns null, or why it did not start */
  start(): Promise<string | null>;
  stop(): Promise<void>;
}

/**
 * Runs the PostgreSQL of this data folder: adopts a server that answers, else starts one, and restarts it
 * whenever it disappears.
 * @throws StartError with one line that names the remedy
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { dataDir, log, onProgress } = options;
  const database = await openDatabaseFolder(dataDir);
  const binaries = await prepareBinaries(database);
  const cluster = await ensureCluster(database, binaries, onProgress);
  return keepRunning(
    {
      connection: connectionTo(database.socketFolder),
      start: () => startServer(database, binaries, cluster),
      stop: () => stopServer(database, binaries, cluster),
    },
    log,
    onProgress,
  );
}

async function keepRunning(
  server: Server,
  log: Logger,
  onProgress: (message: string) => void,
): Promise<EmbeddedPostgres> {
  const stopping = new AbortController();
  let lease = await bringUp(server, stopping.signal, () => onProgress('Starting PostgreSQL'));
  const watching = watch();

  /** Brings a lost server up again, until `stop`; tries until it succeeds. */
  async function watch(): Promise<void> {
    for (;;) {
      await lease.lost;
      if (stopping.signal.aborted) return;
      log.warn({}, 'PostgreSQL has gone, starting it again');
      try {
        lease = await bringUp(server, stopping.signal);
        if (stopping.signal.aborted) return giveUp(lease);
        log.info({}, 'PostgreSQL is there again');
      } catch (error) {
        if (!stopping.signal.aborted) log.error({ err: error }, 'PostgreSQL does not start');
      }
    }
  }

  async function stop(): Promise<void> {
    stopping.abort();
    await giveUp(lease);
    // It may hold the lease of a server that has just come back.
    await watching;
  }

  async function giveUp(held: ServerLease): Promise<void> {
    const isLast = await held.release().catch(() => false);
    if (isLast) await server.stop();
    await held.end();
  }

  return { connection: server.connection, stop };
}

/** @param onStart called when no server answers, before the start */
async function bringUp(
  server: Server,
  stopping: AbortSignal,
  onStart: () => void = () => undefined,
): Promise<ServerLease> {
  const begun = performance.now();
  let complaint: string | null = null;
  for (let tries = 0; ; tries += 1) {
    const answer = await leaseServer(server.connection);
    if (typeof answer === 'object') return answer;
    // Not earlier: whoever has started a server must get its lease to stop it.
    stopping.throwIfAborted();
    const limit = answer === 'busy' ? BUSY_LIMIT_MS : START_LIMIT_MS;
    if (performance.now() - begun > limit)
      throw new StartError(`PostgreSQL does not start: ${complaint ?? 'it does not answer'}`);
    if (tries === 0) onStart();
    if (answer === 'absent') complaint = await server.start();
    if (answer === 'busy' || complaint !== null) await delay(RETRY_MS);
  }
}
