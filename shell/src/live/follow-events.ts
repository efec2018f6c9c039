import { EVERYTHING_CHANGED, type EventBatch } from '@stockroom/contract';
import { announceServer, type AppStore, type SessionClient } from '@stockroom/shared-ui';
import {
  askForEvents,
  KeptBackError,
  streamEvents,
  type Batch,
  type Reading,
  type Start,
} from './read-events';
import { refetchFailed } from './refetch-failed';

const PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 15_000;
/** Where streams don't come through. */
const POLL_MS = 10_000;
/** The data of a page may be a little older than its load. */
const SLACK_MS = 2_000;
/** The server remembers events for a day. */
const FORGOTTEN_MS = 12 * 60 * 60 * 1000;

/**
 * Takes what others change, and asks again for what failed while the server was away, as long as somebody is signed in.
 * All tabs of a browser share one connection: the tab that has the lock reads, and passes each batch on to the others.
 * @param take gets batches of which some events may come again
 * @returns stops it
 */
export function followEvents(
  session: SessionClient,
  store: AppStore,
  take: (batch: EventBatch) => void,
): () => void {
  let user: string | null = null;
  let stop = () => {};
  const follow = () => {
    const { isAuthenticated, user: present } = store.getState().session;
    const now = isAuthenticated ? (present ?? '') : null;
    if (now === user) return;
    stop();
    user = now;
    stop = now === null ? () => {} : followAs(now, session, store, take);
  };
  const unsubscribe = store.subscribe(follow);
  follow();
  return () => {
    unsubscribe();
    stop();
  };
}

function followAs(
  user: string,
  session: SessionClient,
  store: AppStore,
  take: (batch: EventBatch) => void,
) {
  const stopped = new AbortController();
  const { signal } = stopped;
  const name = `stockroom-events ${user}`;
  const { locks } = navigator as Partial<Navigator>;
  const channel = locks && new BroadcastChannel(name);
  let last: { position: string; at: number } | null = null;
  const receive = (batch: Batch) => {
    last = { position: batch.position, at: Date.now() };
    take(batch);
    if (!batch.isReconnected) return;
    refetchFailed(store);
    announceServer();
  };
  const start = (): Start => {
    if (last === null) return { ageMs: Math.round(performance.now()) + SLACK_MS };
    if (Date.now() - last.at < FORGOTTEN_MS) return { since: last.position };
    take({ position: last.position, events: [EVERYTHING_CHANGED] });
    return { ageMs: 0 };
  };
  if (channel) channel.onmessage = ({ data }: MessageEvent<Batch>) => receive(data);
  const lead = () =>
    keepReading(start, {
      session,
      signal,
      take(batch) {
        receive(batch);
        channel?.postMessage(batch);
      },
    });
  // A tab that has to wait for the lock may have missed something while it loaded.
  const wait = () => askForEvents({ session, signal, take: receive }, start()).catch(() => {});
  if (locks)
    void locks
      .request(name, { ifAvailable: true }, (lock) => (lock ? lead() : wait()))
      .then(() => locks.request(name, { signal }, lead))
      .catch(() => {});
  else void lead();
  return () => {
    stopped.abort();
    channel?.close();
  };
}

/** Until `signal`, whatever happens to the connection. */
async function keepReading(start: () => Start, { session, signal, take }: Reading) {
  let isReconnected = false;
  const reading: Reading = {
    session,
    signal,
    take(batch) {
      take({ ...batch, isReconnected });
      isReconnected = false;
    },
  };
  let comesThrough = true;
  let pause = PAUSE_MS;
  while (!signal.aborted) {
    try {
      if (comesThrough) await streamEvents(reading, start());
      else await askForEvents(reading, start());
      pause = comesThrough ? PAUSE_MS : POLL_MS;
      // A stream that ends was cut; an answered poll was not.
      isReconnected = comesThrough;
    } catch (error) {
      if (error instanceof KeptBackError) comesThrough = false;
      pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
      isReconnected = true;
    }
    // Not all pages at once.
    await sleep(pause * (0.5 + Math.random()), signal);
  }
}

function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
}
