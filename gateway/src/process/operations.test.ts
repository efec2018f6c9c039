import { readFileSync, writeFileSync } from 'node:fs';
import { describeOperations } from '@stockroom/api/operations';
import { eventRoute } from '../events/event-route';
import { LiveEvents } from '../events/live-events';
import { healthRoutes } from '../health/health-routes';
import { releaseRoutes } from '../releases/release-routes';
import { SILENT } from '../testing/fake-builds';
import { setUpTestReleases } from '../testing/test-releases';

const FILE = require.resolve('@stockroom/contract/operations.json');
const UPDATE = 'UPDATE_OPERATIONS';

const makeReleases = setUpTestReleases();

test('operations.json of the contract lists the operations of this API', async () => {
  const { db, openProcess } = await makeReleases();
  const releases = releaseRoutes(db, await openProcess());
  const health = healthRoutes(db, { onReports: () => {} });
  const events = new LiveEvents({ db, log: SILENT, findReader: async () => null });
  const routes = [...releases, ...health, eventRoute(events)];
  await events.close();
  const operations = `${JSON.stringify(describeOperations(routes), null, 2)}\n`;
  if (process.env[UPDATE]) writeFileSync(FILE, operations);
  const isCurrent = readFileSync(FILE, 'utf8') === operations;
  if (!isCurrent)
    throw new Error(
      `${FILE} is out of date. Write it again: ${UPDATE}=1 npm test -w gateway -- operations.test, and commit it.`,
    );
});
