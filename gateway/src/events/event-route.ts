import {
  listOf,
  nullable,
  NUMBER,
  oneOf,
  readQuery,
  record,
  TEXT,
  type Route,
} from '@stockroom/api';
import { EVENT_TOPICS, EVENTS_PATH, type EventBatch } from '@stockroom/contract';
import { string } from 'yup';
import type { Start } from './event-log';
import type { Listener, LiveEvents } from './live-events';

/** A client that reads slower than this begins anew, instead of filling the memory. */
const MAX_WAITING = 100;

const QUERY = {
  since: string().matches(/^\d{1,18}$/, 'since is the position of an earlier batch'),
  ageMs: string().matches(/^\d{1,9}$/, 'ageMs is a number of milliseconds'),
  wait: string().oneOf(['no'], 'wait can only be no'),
};

const BATCH = record({
  position: TEXT,
  events: listOf(
    record({
      id: NUMBER,
      transaction: TEXT,
      topic: oneOf(Object.keys(EVENT_TOPICS)),
      records: nullable(listOf(TEXT)),
      person: TEXT,
    }),
  ),
});

/** What others change, as it happens. */
export function eventRoute(events: LiveEvents): Route {
  return {
    method: 'get',
    path: EVENTS_PATH,
    permission: 'signed-in',
    summary:
      'Server-sent events, each a batch of what has changed since the last; with wait=no just one. It begins at the “position” of an earlier batch, or “ageMs” ago',
    query: QUERY,
    answer: BATCH,
    files: ['text/event-stream'],
    async handle(c) {
      const { since, ageMs = '0', wait } = await readQuery(c, QUERY);
      const start = since === undefined ? { ageMs: Number(ageMs) } : { since };
      const { sessionId, role } = c.get('user');
      if (wait === 'no') return c.json(await events.read(role, start));
      const stream = await streamTo(events, { sessionId, role }, start);
      return c.body(stream, 200, {
        'Content-Type': 'text/event-stream; charset=utf-8',
        // A proxy such as nginx must not collect the answer.
        'X-Accel-Buffering': 'no',
      });
    },
  };
}

async function streamTo(
  events: LiveEvents,
  reader: Pick<Listener, 'sessionId' | 'role'>,
  start: Start,
): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder();
  let listener: Listener | undefined;
  const stream = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        listener = {
          ...reader,
          send(batch) {
            controller.enqueue(encoder.encode(batch ? messageOf(batch) : ':\n\n'));
            if ((controller.desiredSize ?? 0) <= 0) this.close();
          },
          close() {
            if (listener) events.forget(listener);
            controller.close();
          },
        };
      },
      cancel() {
        if (listener) events.forget(listener);
      },
    },
    { highWaterMark: MAX_WAITING },
  );
  if (listener) await events.listen(listener, start);
  return stream;
}

function messageOf(batch: EventBatch): string {
  return `id: ${batch.position}\ndata: ${JSON.stringify(batch)}\n\n`;
}
