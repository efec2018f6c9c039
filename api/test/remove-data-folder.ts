import { rm } from 'node:fs/promises';

/** After all files of a run. */
export default async function removeDataFolder(): Promise<void> {
  await rm(process.env['STOCKROOM_TEST_DATA_DIR']!, { recursive: true, force: true });
}
