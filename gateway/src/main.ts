import { createFindSignedIn, systemClock } from '@stockroom/api';
import { prepareFolder } from '@stockroom/api/data-folder';
import type { HealthReport } from '@stockroom/contract';
import operations from '@stockroom/contract/operations.json';
import { createGateway } from './app';
import { readSettings, type Settings } from './environment';
import { stopWithReason } from './errors';
import { eventRoute } from './events/event-route';
import { LiveEvents } from './events/live-events';
import { healthRoutes } from './health/health-routes';
import { HealthWatch } from './health/watch-health';
import { findClient } from './process/client-address';
import { createLog } from './process/log';
import { Metrics } from './process/metrics';
import { openApi, type OpenApi } from './process/open-api';
import { GatewayServer } from './process/server';
import { LiveReleases } from './releases/live-releases';
import { openReleases } from './releases/open-releases';
import { releaseRoutes } from './releases/release-routes';
import { CHECKOUT, publishCheckout } from './releases/publish-checkout';
import { readSite } from './site';

await runStockroom();

/** Runs the whole product in this process until a signal stops it. */
async function runStockroom(): Promise<void> {
  const server = new GatewayServer();
  try {
    const settings = readSettings(process.env);
    const port = await server.listen(settings.port, settings.host);
    const starting = serve(server, settings);
    onStopSignal(async () => {
      say('\nStopping');
      await server.close();
      // An API that could not open has closed itself.
      const api = await starting.catch(() => undefined);
      await api?.close();
    });
    const api = await starting;
    if (!server.isStopping) announce(urlOf(settings.host, port), api);
  } catch (error) {
    await server.close();
    stopWithReason('Stockroom cannot start', error);
  }
}

async function serve(server: GatewayServer, settings: Settings): Promise<OpenApi> {
  const { dataDir, devRemotes, trustedProxies, metricsToken } = settings;
  prepareFolder(dataDir);
  const site = readSite(dataDir, say);
  const log = createLog(settings.log);
  const database = await openApi(settings, log, say);
  const { db, close: closeReleases } = openReleases(database.connection, log);
  let releases: LiveReleases | undefined;
  const findReader = createFindSignedIn({ store: database.store, clock: systemClock });
  const events = new LiveEvents({ db, log, findReader });
  const health = new HealthWatch({ db, store: database.store, log });
  const close = async () => {
    await health.close();
    await events.close();
    await releases?.close();
    await closeReleases();
    await database.close();
  };
  try {
    for (const line of await publishCheckout(db, CHECKOUT, operations)) say(line);
    releases = await LiveReleases.open(db, database.connection, log);
    const metrics = metricsToken === undefined ? undefined : new Metrics(metricsToken);
    const onReports = (reports: readonly HealthReport[]) => {
      metrics?.countReports(reports);
      health.consider(reports);
    };
    const api = database.createFetch([
      ...releaseRoutes(db, releases),
      ...healthRoutes(db, { onReports }),
      eventRoute(events),
    ]);
    const gateway = createGateway({ releases, metrics, site, devRemotes, api });
    server.serve((request, client) =>
      gateway.fetch(request, findClient(request, client, trustedProxies)),
    );
    server.onStop = () => events.endAll();
    return { ...database, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * Runs `stop` at the first SIGINT or SIGTERM and ends the process; a second signal ends it at once. A closed output does
 * not end it earlier.
 */
function onStopSignal(stop: () => Promise<void>): void {
  let isStopping = false;
  const onSignal = () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    void stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}

function announce(url: string, { demoAccount }: OpenApi): void {
  say('');
  say(`Stockroom is ready: ${url}`);
  if (demoAccount)
    say(`Sign in with ${demoAccount.email} and the password ${demoAccount.password}`);
}

/** An address that a browser on this machine can open. */
function urlOf(host: string, port: number): string {
  const isAny = host === '0.0.0.0' || host === '::';
  const name = isAny ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}/`;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
