import { sha256 } from '../cryptography';
import type { Passwords } from '../dependencies';

/** For accounts that live in a page's memory for an hour; the product hashes with argon2id. */
export const inMemoryPasswords: Passwords = {
  hash: sha256,
  verify: async (hash, password) => hash === (await sha256(password)),
  // The list of the product would weigh more than a page.
  isCommon: async (password) => ['password', '12345678'].includes(password.toLowerCase()),
};
