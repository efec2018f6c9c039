import { openServer } from '@stockroom/api/node';
import { sql } from 'kysely';
import { readSettings } from '../environment';
import { DeploymentError } from '../errors';
import { createLog } from '../process/log';
import { openReleases } from '../releases/open-releases';
import type { ReleaseDatabase } from '../releases/release-tables';

/** Opens the database of the product, which may be running or not. */
export async function withReleases(work: (db: ReleaseDatabase) => Promise<void>): Promise<void> {
  const { databaseUrl, dataDir, log: wanted } = readSettings(process.env);
  const log = createLog(wanted);
  const server = await openServer({ databaseUrl, dataDir, log });
  const { db, close } = openReleases(server.connection, log);
  try {
    const { rows } = await sql`select 1 where to_regclass('releases') is not null`.execute(db);
    if (rows.length === 0) {
      const place = databaseUrl ? 'of DATABASE_URL' : `in ${dataDir} (STOCKROOM_DATA_DIR)`;
      throw new DeploymentError(`The database ${place} has no product yet: run npm start first.`);
    }
    await work(db);
  } finally {
    await close();
    await server.stop();
  }
}
