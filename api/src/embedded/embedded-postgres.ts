import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from '../dependencies';
import { StartError } from '../start-error';
import { prepareBinaries } from './binaries';
import { ensureCluster } from './cluster';
import { openHome } from './home';
import { connectionTo, connectKeeper, type Keeper, type SocketConnection } from './keeper';
import { lastComplaint, startPostmaster, stopPostmaster, type Postmaster } from './postmaster';

export interface EmbeddedPostgres {
  connection: SocketConnection;
  /**
   * Ends this process's use of the server. The last process to do so stops it, whoever started it; a process
   * that was killed leaves it running, and the next start adopts it.
   */
  stop(): Promise<void>;
}

interface EmbeddedOptions {
  dataDir: string;
  log: Logger;
  onProgress(message: string): void;
}

/** PostgreSQL refuses a cluster for some seconds after a crash, until the last of its processes has gone. */
const RESPAWN_MS = 250;
const POLL_MS = 25;
const START_LIMIT_MS = 30_000;
/** A server that says it is starting is replaying its log: that may take as long as it takes. */
const RECOVERY_LIMIT_MS = 600_000;

/** What it takes to bring one server up and down. */
interface Server {
  connection: SocketConnection;
  start(): Postmaster;
  stop(): Promise<void>;
  /** Why it did not start, in its own words. */
  complaint(): string;
}

/**
 * Runs the PostgreSQL of this data folder: adopts one that answers, else starts one, and starts it again
 * whenever it disappears.
 * @throws StartError with one line that says what to do
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { dataDir, log, onProgress } = options;
  const home = await openHome(dataDir);
  const binaries = await prepareBinaries(home);
  const cluster = await ensureCluster(home, binaries, onProgress);
  return keepRunning(
    {
      connection: connectionTo(home.socketFolder),
      start: () => startPostmaster(home, binaries, cluster),
      stop: () => stopPostmaster(home, cluster),
      complaint: () => lastComplaint(home),
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
  let keeper = await bringUp(server, stopping.signal, () => onProgress('Starting PostgreSQL'));
  const watching = watch();

  /** Waits for the loss of the server and brings it up again, until `stop`. */
  async function watch(): Promise<void> {
    for (;;) {
      await keeper.lost;
      if (stopping.signal.aborted) return;
      log.warn({}, 'PostgreSQL has gone, starting it again');
      const next = await revive(server, stopping.signal, log);
      if (next === null) return;
      if (stopping.signal.aborted) return giveUp(next);
      keeper = next;
      log.info({}, 'PostgreSQL is there again');
    }
  }

  async function stop(): Promise<void> {
    stopping.abort();
    await giveUp(keeper);
    // It may hold a server that has just come back.
    await watching;
  }

  async function giveUp(held: Keeper): Promise<void> {
    const isLast = await held.release().catch(() => false);
    if (isLast) await server.stop();
    await held.end();
  }

  return { connection: server.connection, stop };
}

/** Tries until it succeeds. @returns null when `stop` came first */
async function revive(server: Server, stopping: AbortSignal, log: Logger): Promise<Keeper | null> {
  while (!stopping.aborted) {
    try {
      return await bringUp(server, stopping);
    } catch (error) {
      if (!stopping.aborted) log.error({ err: error }, 'PostgreSQL does not start');
    }
  }
  return null;
}

/** @param onStart called when none answers, before one is started */
async function bringUp(
  server: Server,
  stopping: AbortSignal,
  onStart: () => void = () => undefined,
): Promise<Keeper> {
  const begun = Date.now();
  let postmaster: Postmaster | null = null;
  let startedAt = 0;
  for (;;) {
    stopping.throwIfAborted();
    const answer = await connectKeeper(server.connection);
    if (typeof answer === 'object') return answer;
    const failure = postmaster?.failure();
    if (failure) throw failure;
    const mayStart = postmaster === null || postmaster.hasExited();
    if (answer === 'absent' && mayStart && Date.now() - startedAt >= RESPAWN_MS) {
      startedAt = Date.now();
      if (postmaster === null) onStart();
      postmaster = server.start();
    }
    const limit = answer === 'busy' ? RECOVERY_LIMIT_MS : START_LIMIT_MS;
    if (Date.now() - begun > limit)
      throw new StartError(`PostgreSQL does not start: ${server.complaint()}`);
    await delay(POLL_MS);
  }
}
