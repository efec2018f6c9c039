import { readFileSync, writeFileSync } from 'node:fs';
import { describeOperations } from '@stockroom/api/operations';
import { healthRoutes } from '../health/health-routes';
import { releaseRoutes } from '../releases/release-routes';
import { setUpTestReleases } from '../testing/test-releases';

const FILE = require.resolve('@stockroom/contract/operations.json');
const UPDATE = 'UPDATE_OPERATIONS';

const makeReleases = setUpTestReleases();

test('operations.json of the contract lists the operations of this API', async () => {
  const { db, openProcess } = await makeReleases();
  const releases = releaseRoutes(db, await openProcess());
  const health = healthRoutes(db, { onReports: () => {} });
  const operations = `${JSON.stringify(describeOperations([...releases, ...health]), null, 2)}\n`;
  if (process.env[UPDATE]) writeFileSync(FILE, operations);
  const isCurrent = readFileSync(FILE, 'utf8') === operations;
  if (!isCurrent)
    throw new Error(
      `${FILE} is out of date. Write it again: ${UPDATE}=1 npm test -w gateway -- operations.test, and commit it.`,
    );
});
