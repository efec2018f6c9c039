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
  const connection = connectionTo(home.socketFolder);
  const start = () => startPostmaster(home, binaries, cluster);
  const stopping = new AbortController();
  const up = () => bringUp(connection, start, () => lastComplaint(home), stopping.signal);

  onProgress('Starting PostgreSQL');
  let keeper = await up();
  const kept = keep();

  /** Lives until `stop`: waits for the loss of the server, brings it up again. */
  async function keep(): Promise<void> {
    for (;;) {
      await keeper.lost;
      if (stopping.signal.aborted) return;
      log.warn({}, 'PostgreSQL has gone, starting it again');
      const next = await revive();
      if (next === null) return;
      keeper = next;
      log.info({}, 'PostgreSQL is there again');
    }
  }

  async function revive(): Promise<Keeper | null> {
    while (!stopping.signal.aborted) {
      try {
        return await up();
      } catch (error) {
        if (!stopping.signal.aborted) log.error({ err: error }, 'PostgreSQL does not start');
      }
    }
    return null;
  }

  async function stop(): Promise<void> {
    stopping.abort();
    const isLast = await keeper.release().catch(() => false);
    if (isLast) await stopPostmaster(home, cluster);
    await keeper.end();
    await kept;
  }

  return { connection, stop };
}

async function bringUp(
  connection: SocketConnection,
  start: () => Postmaster,
  complaint: () => string,
  stopping: AbortSignal,
): Promise<Keeper> {
  const begun = Date.now();
  let postmaster: Postmaster | null = null;
  let startedAt = 0;
  for (;;) {
    stopping.throwIfAborted();
    const answer = await connectKeeper(connection);
    if (typeof answer === 'object') return answer;
    const failure = postmaster?.failure();
    if (failure) throw failure;
    const mayStart = postmaster === null || postmaster.hasExited();
    if (answer === 'absent' && mayStart && Date.now() - startedAt >= RESPAWN_MS) {
      startedAt = Date.now();
      postmaster = start();
    }
    const limit = answer === 'busy' ? RECOVERY_LIMIT_MS : START_LIMIT_MS;
    if (Date.now() - begun > limit)
      throw new StartError(`PostgreSQL does not start: ${complaint()}`);
    await delay(POLL_MS);
  }
}
