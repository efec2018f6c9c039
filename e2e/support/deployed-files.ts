import { expect } from '@playwright/test';
import { querySql } from './database.mjs';

export interface DeployedFile {
  checksum: string;
  bytes: number;
}

/** Every file of every release by its path, e.g. "mf-orders/1a2b3c4d5e6f/remoteEntry.js". */
export async function readDeployedFiles(dataDir: string): Promise<Map<string, DeployedFile>> {
  const rows = await querySql(
    dataDir,
    `select name || '/' || version || '/' || file.key as path,
       encode(sha256(bytes), 'hex') as checksum, length(bytes) as bytes
     from releases, json_each_text(build -> 'checksums') as file
     join release_files on hash = file.value`,
  );
  return new Map(rows.map(({ path, ...file }) => [path, file]));
}

/** Waits until the product serves no version of this remote. */
export async function untilOutOfService(origin: string, name: string): Promise<void> {
  await expect(async () => {
    const html = await (await fetch(`${origin}/`)).text();
    expect(html).not.toContain(`/remotes/${name}/`);
  }).toPass({ intervals: [20] });
}

/** Waits until the product serves this version. @returns the seconds that it took */
export async function secondsUntilLive(
  origin: string,
  name: string,
  version: string,
): Promise<number> {
  const started = performance.now();
  await expect(async () => {
    const html = await (await fetch(`${origin}/`)).text();
    expect(html).toContain(`/remotes/${name}/${version}/`);
  }).toPass({ intervals: [20] });
  return (performance.now() - started) / 1000;
}
