import { fakeShell } from '../testing/fake-builds';
import { openGateway } from '../testing/test-gateway';
import { setUpTestReleases } from '../testing/test-releases';
import { Metrics } from './metrics';

const makeReleases = setUpTestReleases();

async function startGateway(metrics?: Metrics) {
  const { publish, openProcess } = await makeReleases();
  await publish(fakeShell());
  return openGateway(await openProcess(), { metrics });
}

test('/metrics is no path without a token of the operator', async () => {
  const get = await startGateway();
  expect((await get('/metrics')).status).toBe(404);
});

test('/metrics shows counts to Prometheus, and to nobody else', async () => {
  const metrics = new Metrics('the-token-of-prometheus');
  metrics.countReports([{ release: 'mf-orders@cccccccccccc', kind: 'crash', count: 3 }]);
  const get = await startGateway(metrics);
  await get('/orders');
  const withToken = (token: string) =>
    get('/metrics', { headers: { Authorization: `Bearer ${token}` } });
  expect((await get('/metrics')).status).toBe(401);
  expect((await withToken('another-token-than-that')).status).toBe(401);
  const answer = await withToken('the-token-of-prometheus');
  expect(answer.headers.get('Content-Type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  const text = await answer.text();
  expect(text).toContain(
    'stockroom_release_health_total{release="mf-orders@cccccccccccc",kind="crash"} 3',
  );
  expect(text).toContain(
    'stockroom_http_request_duration_seconds_count{path="page",status="200"} 1',
  );
  expect(text).toContain('process_resident_memory_bytes');
});
