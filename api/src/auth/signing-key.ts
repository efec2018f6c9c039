import { randomSecret } from '../cryptography';
import type { ApiDependencies } from '../dependencies';
import { once } from '../once';

export type SigningKey = () => Promise<string>;

/** The secret behind all tokens: the configured one, or one that all processes share through the store. */
export function createSigningKey({ store, config }: ApiDependencies): SigningKey {
  const { jwtSecret } = config;
  if (jwtSecret !== undefined) return () => Promise.resolve(jwtSecret);
  return once(() => store.transaction(({ secrets }) => secrets.getOrCreate('jwt', randomSecret())));
}
