import { DEFAULT_SITE, type Registry } from '@stockroom/contract';
import { createGateway, type GatewayParts } from '../app';
import type { LiveReleases } from '../releases/live-releases';

/** A gateway with these releases. @returns requests an address from it */
export function openGateway(releases: LiveReleases, parts: Partial<GatewayParts> = {}) {
  const app = createGateway({
    releases,
    site: DEFAULT_SITE,
    devRemotes: false,
    api: () => new Response(),
    ...parts,
  });
  return async (path: string, init?: RequestInit) =>
    app.request(path, init, { clientAddress: '10.0.0.7' });
}

/** What a page knows about the remotes. */
export function registryIn(html: string): Registry {
  return JSON.parse(/id="stockroom-registry">(.*?)<\/script>/.exec(html)?.[1] ?? '');
}
