import { hash, verify } from '@node-rs/argon2';
import type { Passwords } from './passwords';

/** OWASP's choice for argon2id: 19 MiB and two passes take about 20 ms of CPU. */
const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** So that a burst of sign-ins cannot take all of the processor and memory. */
const MAX_AT_ONCE = 2;

/** Passwords as argon2id hashes, for Node. */
export function createArgon2Passwords(): Passwords {
  const inTurn = limitTo(MAX_AT_ONCE);
  return {
    hash: (password) => inTurn(() => hash(password, COST)),
    verify: (stored, password) => inTurn(() => verify(stored, password)),
  };
}

/** Runs so many at once; the others wait, first come first served. */
function limitTo(max: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <Result>(run: () => Promise<Result>): Promise<Result> => {
    if (running < max) running += 1;
    else await new Promise<void>((takeOver) => waiting.push(takeOver));
    try {
      return await run();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
