import { msg } from '@stockroom/contract';
import { ApiError } from '../errors';

/** Some seconds of hashing. */
const MAX_WAITING = 250;

/**
 * Runs at most `maxAtOnce` tasks at once; the others wait in turn.
 * @throws ApiError UNAVAILABLE when the queue is full
 */
export function limitConcurrency(maxAtOnce: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <Result>(run: () => Promise<Result>): Promise<Result> => {
    if (running < maxAtOnce) running += 1;
    else if (waiting.length < MAX_WAITING)
      await new Promise<void>((takeOver) => waiting.push(takeOver));
    else throw busy();
    try {
      return await run();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

function busy(): ApiError {
  const message = msg('The server is busy. Please try again in a few seconds.');
  return new ApiError('UNAVAILABLE', message, {}, { 'Retry-After': '5' });
}
