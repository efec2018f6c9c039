import { REGISTRY_PATH, type Registry } from '@stockroom/contract';
import { api, readRegistry } from '@stockroom/shared-ui';

/** A server that says nothing for this long counts as not reachable. */
const TIME_LIMIT_MS = 8_000;

interface ApiHealth {
  ready: boolean;
  /** By part: { stockroom: '0.1.0' }. */
  versions: Record<string, string>;
}

const featuresApi = api.injectEndpoints({
  endpoints: (build) => ({
    apiHealth: build.query<ApiHealth, void>({
      keepUnusedDataFor: 0,
      query: () => ({ url: 'health' }),
    }),
    /** What is live now; where nobody says it, what the page was told; null where a remote runs alone. */
    liveRegistry: build.query<Registry | null, void>({
      keepUnusedDataFor: 0,
      queryFn: async (_input, { signal }) => ({ data: await askRegistry(signal) }),
    }),
    /** Which of these files the server has. */
    servedFiles: build.query<string[], readonly string[]>({
      keepUnusedDataFor: 0,
      async queryFn(files, { signal }) {
        const served = await Promise.all(files.map((file) => isServed(file, signal)));
        return { data: files.filter((_file, index) => served[index]) };
      },
    }),
  }),
});

async function askRegistry(signal: AbortSignal): Promise<Registry | null> {
  const known = readRegistry();
  if (known === null) return null;
  try {
    const response = await fetch(new URL(REGISTRY_PATH, window.location.origin), {
      cache: 'no-cache',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT_MS)]),
    });
    // The server is the one that has made this page, by the same contract.
    return response.ok ? ((await response.json()) as Registry) : known;
  } catch {
    return known;
  }
}

/** Asks the server, not the browser's cache, which keeps a deployed file for ever. */
async function isServed(file: string, signal: AbortSignal): Promise<boolean> {
  try {
    const { ok } = await fetch(new URL(file, window.location.origin), {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT_MS)]),
    });
    return ok;
  } catch {
    return false;
  }
}

export const { useApiHealthQuery, useLiveRegistryQuery, useServedFilesQuery } = featuresApi;
