import { makeTemporaryDataDir } from './temporary-data-dir';

/**
 * Before all files of a run. In this folder, the files of a worker share one PostgreSQL: making one takes longer than the
 * tests of most files.
 */
export default async function makeDataFolder(): Promise<void> {
  process.env['STOCKROOM_TEST_DATA_DIR'] ??= (await makeTemporaryDataDir()).path;
}
