import { open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Renames a file or a folder within its folder, so that the new name survives a power cut. */
export async function renameDurably(from: string, to: string): Promise<void> {
  await rename(from, to);
  const folder = await open(dirname(to), 'r');
  await folder.sync().finally(() => folder.close());
}
