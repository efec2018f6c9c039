import { StartError } from '@stockroom/api/node';
import { readSettings, SettingsError } from '../environment';
import { createLog } from './log';
import { openApi } from './open-api';
import { GatewayServer } from './server';
import { onStopSignal } from './stop-signal';
import { stopWithReason } from './stop-with-reason';

/**
 * Runs the API alone, for gateways that name it in API_URL. Any number of these may share one database. It must be
 * reachable for gateways only: it believes what they say about the address of a client.
 */
export async function runApi(environment: NodeJS.ProcessEnv): Promise<void> {
  const server = new GatewayServer();
  try {
    const settings = readSettings(environment);
    if (settings.apiUrl) throw new SettingsError('API_URL is for gateways, not for the API itself');
    const port = await server.listen(settings.port, settings.host);
    const api = await openApi(settings, createLog(settings.log), console.log);
    server.serve((request, client) => api.fetch(request, behindGateway(request, client)));
    onStopSignal(async () => {
      await server.close();
      await api.close();
    });
    console.log(`The API of Stockroom is ready on port ${port}`);
  } catch (error) {
    await server.close();
    stopWithReason('The API cannot start', error, StartError);
  }
}

function behindGateway(request: Request, client: { clientAddress: string | undefined }) {
  return { clientAddress: request.headers.get('x-forwarded-for') ?? client.clientAddress };
}
