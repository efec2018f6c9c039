import type { EventBatch } from '@stockroom/contract';
import { ask, inSession, read, send, type SessionClient } from '@stockroom/shared-ui';
import { createParser } from 'eventsource-parser';

/** The server sends its first batch at once: what is later, something on the way keeps back. */
const FIRST_BATCH_MS = 8_000;
/** The server shows a sign of life every 20 s. */
const SILENCE_MS = 45_000;

/** The answers of the server come through in one piece only. */
export class KeptBackError extends Error {}

/** Where to begin: at the position of an earlier batch, or so many milliseconds ago. */
export type Start = { since: string } | { ageMs: number };

export interface Batch extends EventBatch {
  /** The first batch after a lost connection. */
  isReconnected?: boolean;
}

export interface Reading {
  session: SessionClient;
  signal: AbortSignal;
  take(batch: Batch): void;
}

/**
 * Takes batches as they come, until the connection ends.
 * @throws KeptBackError, or the failure of the connection
 */
export async function streamEvents({ session, signal, take }: Reading, start: Start) {
  const silence = new AbortController();
  const giveUp = () => silence.abort();
  let timer = setTimeout(giveUp, FIRST_BATCH_MS);
  let hasBegun = false;
  const parser = createParser({
    onEvent: ({ data }) => {
      hasBegun = true;
      // The same server made this page, by the same contract.
      take(JSON.parse(data) as EventBatch);
    },
  });
  try {
    const answer = await inSession(session, async (accessToken) => {
      const response = await ask(
        { operation: 'GET /events', params: { ...start } },
        { accessToken, signal: AbortSignal.any([signal, silence.signal]) },
      );
      return response.ok
        ? { data: response.body, error: undefined, meta: undefined }
        : read(response);
    });
    if (!(answer.data instanceof ReadableStream)) throw new Error('No stream', { cause: answer });
    const bytes: ReadableStream<Uint8Array<ArrayBuffer>> = answer.data;
    const reader = bytes.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      clearTimeout(timer);
      timer = setTimeout(giveUp, SILENCE_MS);
      parser.feed(value);
    }
  } catch (error) {
    throw silence.signal.aborted && !hasBegun ? new KeptBackError() : error;
  } finally {
    clearTimeout(timer);
  }
}

/** Takes what has changed until now. @throws when there is no answer */
export async function askForEvents({ session, signal, take }: Reading, start: Start) {
  const answer = await inSession(session, (accessToken) =>
    send({ operation: 'GET /events', params: { ...start, wait: 'no' } }, { accessToken, signal }),
  );
  if (answer.error) throw answer.error;
  take(answer.data as EventBatch);
}
