import { hash, verify } from '@node-rs/argon2';
import type { Passwords } from '../dependencies';
import { limitConcurrency } from './limit-concurrency';
import { once } from './signing-key';

/** OWASP's choice for argon2id: 19 MiB and two passes take about 20 ms of CPU. */
const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** So that a burst of sign-ins cannot take all of the processor and memory. */
const MAX_AT_ONCE = 2;

/** The 49,000 most common passwords, in lower case. They take a tenth of a second to unpack, and a few megabytes. */
const commonPasswords = once(async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
});

export function createArgon2Passwords(): Passwords {
  const inTurn = limitConcurrency(MAX_AT_ONCE);
  return {
    hash: (password) => inTurn(() => hash(password, COST)),
    verify: (stored, password) => inTurn(() => verify(stored, password)),
    isCommon: async (password) => (await commonPasswords()).has(password.toLowerCase()),
  };
}
