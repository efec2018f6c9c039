import { setTimeout as delay } from 'node:timers/promises';
import path from 'node:path';
import { readFile, writeFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { BACKED_UP } from '../../api/src/backup/backup-tables';
import { makeDataDir, removeDataDir, startProduct } from '../support/product-process.mjs';
import { runCommand } from '../support/remotes-command.mjs';
import { checkSums, withDatabase } from './support/database';
import { Staff } from './support/staff';

const WORK_MS = 20_000;

test('a backup of a product in use is one moment of it and opens elsewhere', async () => {
  const [dataDir, otherDir] = [await makeDataDir(), await makeDataDir()];
  const env = { STOCKROOM_SEED: 'demo', STOCKROOM_AUTH_RATE: 'off' };
  const product = await startProduct({ dataDir, env });
  await writeFile(path.join(dataDir, 'site.json'), '{"brand":"Lager"}');
  const file = path.join(otherDir, 'shop.backup');
  try {
    const staff = await Staff.start(product.url, { clerks: 20, writes: 0.8, pauseMs: 20 });
    await delay(WORK_MS / 2);
    const begun = staff.acknowledged.size;
    const backup = await runCommand(dataDir, 'backup', file);
    console.log(`Backed up in ${backup.seconds.toFixed(1)} s under writes`);
    expect(backup.isOk, backup.output).toBe(true);
    expect(staff.acknowledged.size, 'clerks kept working during the backup').toBeGreaterThan(begun);
    const refused = await runCommand(dataDir, 'restore', file, '--yes');
    expect(refused.output).toContain('Stockroom is running on this database');
    await staff.stop();

    const restored = await runCommand(otherDir, 'restore', file);
    expect(restored.isOk, restored.output).toBe(true);
    const other = await startProduct({
      dataDir: otherDir,
      env: { ...env, STOCKROOM_SEED: 'none' },
    });
    try {
      await checkSums(otherDir);
      expect(await (await fetch(other.url)).text()).toContain('"brand":"Lager"');
    } finally {
      await other.stop();
    }
    await compareRows(dataDir, product.stop, otherDir);
    await refuseDamaged(dataDir, file);
  } finally {
    await product.stop();
    for (const folder of [dataDir, otherDir]) await removeDataDir(folder);
  }
});

/** Restores a second backup, of the product at rest, and compares every row of every table. */
async function compareRows(dataDir: string, stop: () => Promise<void>, otherDir: string) {
  const file = path.join(otherDir, 'rest.backup');
  expect((await runCommand(dataDir, 'backup', file)).isOk).toBe(true);
  const before = await rowsOf(dataDir);
  await stop();
  const restored = await runCommand(otherDir, 'restore', file, '--yes');
  expect(restored.isOk, restored.output).toBe(true);
  const copy = await startProduct({ dataDir: otherDir, env: { STOCKROOM_SEED: 'none' } });
  try {
    const after = await rowsOf(otherDir);
    for (const table of BACKED_UP) {
      expect(after.get(table), table).toEqual(before.get(table));
      console.log(`${table}: ${before.get(table)?.length} rows are the same`);
    }
  } finally {
    await copy.stop();
  }
}

async function refuseDamaged(dataDir: string, file: string) {
  const bytes = await readFile(file);
  bytes.writeUInt8(bytes.readUInt8(bytes.length >> 1) ^ 1, bytes.length >> 1);
  await writeFile(`${file}.damaged`, bytes);
  const refused = await runCommand(dataDir, 'restore', `${file}.damaged`, '--yes');
  expect(refused.isOk).toBe(false);
  expect(refused.output).toMatch(/is damaged or incomplete; nothing was changed/);
}

function rowsOf(dataDir: string): Promise<Map<string, string[]>> {
  return withDatabase(dataDir, async (client) => {
    const tables = new Map<string, string[]>();
    for (const table of BACKED_UP) {
      const sql = `select ${table}::text as row from ${table} order by 1`;
      const { rows } = await client.query<{ row: string }>(sql);
      tables.set(
        table,
        rows.map(({ row }) => row),
      );
    }
    return tables;
  });
}
