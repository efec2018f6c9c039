import { expect, test } from '@playwright/test';
import { runTool } from '../checks/run-command.mjs';

/** Over each of the two stores, with seeds of their own. */
const REQUESTS = Number(process.env['STOCKROOM_FUZZ_REQUESTS'] ?? 50_000);

test(`${2 * REQUESTS} generated requests: no 5xx, none undescribed, late or logged as a problem`, async () => {
  test.setTimeout(60 * 60_000);
  const { isOk } = await runTool(
    'jest/bin/jest.js',
    ['-c', 'api/jest.config.cjs', '--runInBand', 'src/fuzz'],
    { isLive: true, env: { STOCKROOM_FUZZ_REQUESTS: String(REQUESTS) } },
  );
  expect(isOk).toBe(true);
});
