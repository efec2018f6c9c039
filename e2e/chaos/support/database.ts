import { realpathSync } from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';
import type { Client as PgClient } from 'pg';
import { checkInvariants } from '../../../api/tools/load/invariants';

// pg is a dependency of the API, not of these tests.
const { Client } = createRequire(path.resolve(import.meta.dirname, '../../../api/package.json'))(
  'pg',
) as { Client: typeof PgClient };

/** Reads the embedded database of a product directly. */
export async function withDatabase<Result>(
  dataDir: string,
  work: (client: PgClient) => Promise<Result>,
): Promise<Result> {
  const host = realpathSync(path.join(dataDir, 'postgres'));
  const client = new Client({ host, port: 5432, user: 'stockroom', database: 'postgres' });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Checks that all sums agree, which needs no knowledge of the writes. */
export function checkSums(dataDir: string): Promise<void> {
  return withDatabase(dataDir, checkInvariants);
}
