import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

export interface DeployedFile {
  checksum: string;
  bytes: number;
}

/** Every file of every deployed version by its path, e.g. "mf-orders/1a2b3c4d5e6f/remoteEntry.js". */
export async function readDeployedFiles(dataDir: string): Promise<Map<string, DeployedFile>> {
  const folder = path.join(dataDir, 'deployments');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return new Map(
    await Promise.all(
      files.map(async ({ parentPath, name }) => {
        const file = path.join(parentPath, name);
        const bytes = await readFile(file);
        const checksum = createHash('sha256').update(bytes).digest('hex');
        return [path.relative(folder, file), { checksum, bytes: bytes.length }] as const;
      }),
    ),
  );
}
