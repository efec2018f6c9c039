import { fromBase64Url, randomSecret, toBase64Url } from '../cryptography';
import type { Passwords } from './passwords';

/** Low, because these accounts live in a page's memory for an hour; the product hashes with argon2id. */
const ITERATIONS = 1000;

/** Password hashes for the in-memory API, with nothing but the Web platform. */
export const webCryptoPasswords: Passwords = {
  async hash(password) {
    const salt = randomSecret();
    return `${salt}.${await derive(password, salt)}`;
  },
  async verify(hash, password) {
    const [salt = '', expected = ''] = hash.split('.');
    return (await derive(password, salt)) === expected;
  },
};

async function derive(password: string, salt: string): Promise<string> {
  const key = await crypto.subtle.importKey(
    'raw',
    new TextEncoder().encode(password),
    'PBKDF2',
    false,
    ['deriveBits'],
  );
  const algorithm = {
    name: 'PBKDF2',
    hash: 'SHA-256',
    salt: fromBase64Url(salt),
    iterations: ITERATIONS,
  };
  return toBase64Url(await crypto.subtle.deriveBits(algorithm, key, 256));
}
