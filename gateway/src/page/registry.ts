import { createHash } from 'node:crypto';
import type { Registry, Site } from '@stockroom/contract';
import type { Live, LiveShell } from '../deployments/live';

/** How the operator has set up what pages are told. */
export interface PageSettings {
  site: Site;
  devRemotes: boolean;
}

export type LiveProduct = Live & { shell: LiveShell };

/** What a page is told, when it is made and whenever it asks again. */
export function registryOf({ shell, remotes }: LiveProduct, settings: PageSettings): Registry {
  const { site, devRemotes } = settings;
  return { site, shell: shell.build.version, ...(devRemotes && { devRemotes }), remotes };
}

/** Open pages ask often, and nearly always nothing has changed: they are told so by the ETag. */
export function answerRegistry(request: Request, registry: Registry): Response {
  const json = JSON.stringify(registry);
  const etag = `"${createHash('sha256').update(json).digest('base64url').slice(0, 16)}"`;
  const headers = { 'Cache-Control': 'no-cache', ETag: etag };
  const known = request.headers.get('If-None-Match') ?? '';
  // A proxy that compresses an answer makes its ETag a weak one.
  if (known.replace(/^W\//, '') === etag) return new Response(null, { status: 304, headers });
  return new Response(json, { headers: { ...headers, 'Content-Type': 'application/json' } });
}
