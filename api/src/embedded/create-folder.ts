import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { renameDurably } from '../durable-rename';
import { hasCode } from '../error-codes';

/**
 * Makes a folder under another name and renames the complete one. A process that is killed leaves nothing half-done
 * under the name, and of two processes at once one wins.
 */
export async function createFolder(
  path: string,
  fill: (unfinished: string) => Promise<void>,
): Promise<void> {
  const unfinished = `${path}.new-${randomUUID()}`;
  try {
    await fill(unfinished);
    await renameDurably(unfinished, path);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    const isOtherQuicker = hasCode(error, 'ENOTEMPTY', 'EEXIST');
    if (!isOtherQuicker) throw error;
  }
}
