import { msg } from '@stockroom/contract';
import type { MiddlewareHandler } from 'hono';
import { ApiError } from '../errors';
import type { ApiEnvironment } from './environment';

/** The most that the API reads of a body before it refuses it for its size. */
const MAX_DISCARDED_BYTES = 50 * 1024 * 1024;

/** A body can arrive in as many pieces as it has bytes. After so many, other requests have their turn. */
const PIECES_IN_A_TURN = 500;

/**
 * Refuses a body of more than `maxBytes` after reading all of it. Many clients never read an answer while they are
 * still sending: the server closes the connection, and they fail on that.
 */
export function limitBody(
  maxBytes: number,
  refusal: () => ApiError,
): MiddlewareHandler<ApiEnvironment> {
  return async (c, next) => {
    // Looking for a missing body costs more than finding the route.
    if (c.req.method === 'GET') return next();
    const length = c.req.header('Content-Length');
    const isChunked = c.req.header('Transfer-Encoding') !== undefined;
    if (length !== undefined && !isChunked && Number(length) <= maxBytes) return next();
    const { body } = c.req.raw;
    if (body === null) return next();
    const bytes = await readUpTo(maxBytes, body);
    if (bytes === null) throw refusal();
    c.req.raw = new Request(c.req.raw, { body: bytes });
    return next();
  };
}

/** Reads all of the body. @returns null when it has more bytes */
async function readUpTo(
  maxBytes: number,
  body: ReadableStream<Uint8Array>,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const reader = body.getReader();
  const bytes = new Uint8Array(maxBytes);
  let size = 0;
  for (let pieces = 1; size <= MAX_DISCARDED_BYTES; pieces += 1) {
    const { done, value } = await received(reader.read());
    if (done) break;
    if (size + value.length <= maxBytes) bytes.set(value, size);
    size += value.length;
    if (pieces % PIECES_IN_A_TURN === 0) await new Promise((resolve) => setTimeout(resolve));
  }
  return size <= maxBytes ? bytes.subarray(0, size) : null;
}

/** @throws ApiError 400 when the client goes away before it has sent everything */
export async function received<Content>(reading: Promise<Content>): Promise<Content> {
  try {
    return await reading;
  } catch {
    throw new ApiError('BAD_REQUEST', msg('The request did not arrive completely'));
  }
}
