import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openServer, type Server, type ServerOptions } from '../open-server';
import { checkServer } from '../store/postgres/check-server';
import { connectForMigration } from '../store/postgres/connection';
import { ensureSearchIndexes } from '../store/postgres/search/search-index';
import { BackupError, type ArchiveHeader } from './archive';
import { backUp } from './back-up';
import { restore } from './restore';

export type ProductBackupOptions = ServerOptions & { onProgress(message: string): void };

/**
 * Backs up the database of the product, which may be running or not.
 * @returns the number of rows
 * @throws BackupError, StartError
 */
export async function backUpProduct(
  options: ProductBackupOptions & { file: string; site: string | null },
): Promise<number> {
  const { databaseUrl, dataDir } = options;
  if (!databaseUrl && !existsSync(join(dataDir, 'postgres/data')))
    throw new BackupError(`There is no database in ${dataDir} yet.`);
  return withServer(options, ({ connection }) => backUp(connection, options));
}

/** Restores the database of the product, which must not be running. @throws BackupError, StartError */
export async function restoreProduct(
  options: ProductBackupOptions & { file: string; mayReplace: boolean },
): Promise<ArchiveHeader> {
  return withServer(options, async ({ connection }) => {
    const header = await restore(connection, options);
    const db = connectForMigration(connection);
    await ensureSearchIndexes(db, options.log).finally(() => db.destroy());
    return header;
  });
}

async function withServer<Result>(
  options: ProductBackupOptions,
  work: (server: Server) => Promise<Result>,
): Promise<Result> {
  const server = await openServer(options);
  try {
    const db = connectForMigration(server.connection);
    await checkServer(db, options.databaseUrl ?? null).finally(() => db.destroy());
    return await work(server);
  } finally {
    await server.stop();
  }
}
