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
import type { Listener, LiveEvents } from './live-events';

/** A client that reads slower than this begins anew, instead of filling the memory. */
const MAX_WAITING = 100;

const POSITION = string().matches(/^\d{1,20}$/, 'since is the position of an earlier answer');
const QUERY = { since: POSITION, wait: string().oneOf(['no'], 'wait can only be no') };

const BATCH = record({
  position: TEXT,
  events: listOf(
    record({
      id: NUMBER,
      topic: oneOf(Object.keys(EVENT_TOPICS)),
      records: nullable(listOf(TEXT)),
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
      'Server-sent events, each a batch of what has changed since the last; with wait=no just the next batch. “since” goes on after an earlier one',
    query: QUERY,
    answer: BATCH,
    files: ['text/event-stream'],
    async handle(c) {
      const { since = null, wait } = await readQuery(c, QUERY);
      const { sessionId, role } = c.get('user');
      if (wait === 'no') return c.json(await events.read(role, since));
      const stream = await streamTo(events, { sessionId, role }, since);
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
  since: string | null,
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
  if (listener) await events.listen(listener, since);
  return stream;
}

function messageOf(batch: EventBatch): string {
  return `id: ${batch.position}\ndata: ${JSON.stringify(batch)}\n\n`;
}
