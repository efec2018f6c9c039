import { randomSecret } from '../cryptography';
import type { ApiDependencies } from '../dependencies';

export type SigningKey = () => Promise<string>;

/** The secret behind all tokens: the configured one, or one that all processes share through the store. */
export function createSigningKey({ store, config }: ApiDependencies): SigningKey {
  const { jwtSecret } = config;
  if (jwtSecret !== undefined) return () => Promise.resolve(jwtSecret);
  return once(() => store.transaction(({ secrets }) => secrets.getOrCreate('jwt', randomSecret())));
}

/** Makes a value at the first call and keeps it. After a failure, the next call tries again. */
export function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | null = null;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = null;
      throw error;
    });
    return made;
  };
}
