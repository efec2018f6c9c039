import { StartError } from '@stockroom/api/node';
import { createGateway } from '../app';
import { LiveDeployments } from '../deployments/live';
import { readSettings, type Settings } from '../environment';
import { readSite } from '../site';
import { CHECKOUT } from './checkout';
import { findClient } from './client-address';
import { createLog } from './log';
import { openApi, type OpenApi } from './open-api';
import { publishCheckout } from './publish-checkout';
import { GatewayServer } from './server';
import { onStopSignal } from './stop-signal';
import { stopWithReason } from './stop-with-reason';

/** Runs the whole product in this process until it is asked to stop. */
export async function runStockroom(environment: NodeJS.ProcessEnv): Promise<void> {
  const server = new GatewayServer();
  try {
    const settings = readSettings(environment);
    const port = await server.listen(settings.port, settings.host);
    const api = await serve(server, settings);
    onStopSignal(async () => {
      say('\nStopping');
      await server.close();
      await api.close();
    });
    announce(urlOf(settings.host, port), api);
  } catch (error) {
    await server.close();
    stopWithReason('Stockroom cannot start', error, StartError);
  }
}

async function serve(server: GatewayServer, settings: Settings): Promise<OpenApi> {
  const site = readSite(settings.dataDir);
  const api = await openApi(settings, createLog(settings.log), say);
  for (const line of publishCheckout(CHECKOUT, settings.dataDir, api.contract)) say(line);
  const deployments = new LiveDeployments(settings.dataDir);
  deployments.current();
  const { devRemotes, trustedProxies } = settings;
  const gateway = createGateway({ deployments, site, devRemotes, api: api.fetch });
  server.serve((request, client) =>
    gateway.fetch(request, findClient(request, client, trustedProxies)),
  );
  return api;
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
