import { proxyTo } from '../api-proxy';
import type { GatewayParts } from '../app';
import { SettingsError, type Settings } from '../environment';

export interface OpenApi {
  fetch: GatewayParts['api'];
  /** Only when this start has filled a new database with the demo data. */
  demoAccount?: { email: string; password: string };
  close(): Promise<void>;
}

/** The API: elsewhere at API_URL, else in this process over its database. */
export async function openApi(
  { apiUrl }: Settings,
  _say: (line: string) => void,
): Promise<OpenApi> {
  if (apiUrl) return { fetch: proxyTo(apiUrl), close: async () => {} };
  throw new SettingsError('API_URL is not set');
}
