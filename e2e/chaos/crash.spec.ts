import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import {
  killPostgres,
  makeDataDir,
  removeDataDir,
  startProduct,
} from '../support/product-process.mjs';
import { checkSums } from './support/database';
import { Staff } from './support/staff';

const ROUNDS = Number(process.env['STOCKROOM_CRASH_ROUNDS'] ?? 50);
const VICTIMS = ['gateway', 'database', 'both'] as const;

test(`${ROUNDS} kills under load neither lose nor repeat an acknowledged write, and sums agree`, async () => {
  const dataDir = await makeDataDir();
  const env = { STOCKROOM_SEED: 'none', STOCKROOM_AUTH_RATE: 'off' };
  let product = await startProduct({ dataDir, env });
  const port = Number(new URL(product.url).port);
  try {
    const staff = await Staff.start(product.url, { clerks: 12, writes: 0.8, pauseMs: 20 });
    for (let round = 1; round <= ROUNDS; round += 1) {
      await delay(300 + Math.random() * 900);
      const before = staff.acknowledged.size;
      const victim = VICTIMS[round % VICTIMS.length];
      if (victim === 'gateway') await product.killGateway();
      if (victim === 'database') await killPostgres(dataDir);
      if (victim === 'both') await product.kill();
      const killedAt = Date.now();
      if (victim !== 'database') product = await startProduct({ dataDir, env, port });
      await expect
        .poll(() => staff.acknowledged.size, { timeout: 60_000 })
        .toBeGreaterThan(before + 5);
      console.log(`${round}/${ROUNDS} ${victim}: at work again after ${Date.now() - killedAt} ms`);
      if (round % 10 === 0) await checkSums(dataDir);
    }
    await staff.stop();
    await staff.checkAcknowledged(dataDir);
    await checkSums(dataDir);
    console.log(
      `${staff.acknowledged.size} records acknowledged, ${staff.tally.repeated} requests repeated`,
    );
  } finally {
    await product.stop();
    await removeDataDir(dataDir);
  }
});
