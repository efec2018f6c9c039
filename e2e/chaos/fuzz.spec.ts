import { expect, test } from '@playwright/test';
import { runTool } from '../../tools/steps/run-program.mjs';

/** For each of the two stores. */
const REQUESTS = Number(process.env['STOCKROOM_FUZZ_REQUESTS'] ?? 50_000);

test(`${2 * REQUESTS} generated requests cause no 5xx, no undescribed answer, no delay and no logged problem`, async () => {
  test.setTimeout(60 * 60_000);
  const { isOk } = await runTool(
    'jest/bin/jest.js',
    ['-c', 'api/jest.config.cjs', '--runInBand', 'test/fuzz'],
    { isLive: true, env: { STOCKROOM_FUZZ_REQUESTS: String(REQUESTS) } },
  );
  expect(isOk).toBe(true);
});
