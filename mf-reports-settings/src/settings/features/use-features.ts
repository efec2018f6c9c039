import { REGISTRY_PATH, type Registry } from '@stockroom/contract';
import { api, readRegistry, useInterfaceLanguage } from '@stockroom/shared-ui';
import { useState } from 'react';

/** 'reachable': its server or its first file answers, which does not mean that it works. */
export type FeatureStatus =
  'checking' | 'reachable' | 'not-reachable' | 'switched-off' | 'not-deployed';

/** A part of the product with its own deployments. */
export interface Feature {
  name: string;
  title: string;
  /** The live version. */
  version?: string | undefined;
  /** The version of this page, if that is another one. */
  pageVersion?: string | undefined;
  deployedAt?: string | undefined;
  status: FeatureStatus;
}

interface ApiHealth {
  /** By part: { stockroom: '0.1.0' }. */
  versions: Record<string, string>;
}

/** A server that does not answer in this time counts as not reachable. */
const TIME_LIMIT_MS = 8_000;

const featuresApi = api.injectEndpoints({
  endpoints: (build) => ({
    apiHealth: build.query<ApiHealth, void>({
      keepUnusedDataFor: 0,
      query: () => ({ operation: 'GET /health' }),
    }),
    /** The live registry, else that of the page; null where a remote runs alone. */
    liveRegistry: build.query<Registry | null, void>({
      keepUnusedDataFor: 0,
      async queryFn(_input, { signal }) {
        const known = readRegistry();
        if (known === null) return { data: null };
        // The server that made this page answers by the same contract.
        const read = async (response: Response) => (await response.json()) as Registry;
        return { data: (await ask(REGISTRY_PATH, { cache: 'no-cache', signal }, read)) ?? known };
      },
    }),
    /** Those of the files that the server has. */
    servedFiles: build.query<string[], readonly string[]>({
      keepUnusedDataFor: 0,
      async queryFn(files, { signal }) {
        // The browser's cache keeps deployed files for ever.
        const init = { method: 'HEAD', cache: 'no-store', signal } as const;
        const served = await Promise.all(files.map((file) => ask(file, init, () => true)));
        return { data: files.filter((_file, index) => served[index]) };
      },
    }),
  }),
});

/** Reads a successful answer; null when there is none. */
async function ask<Result>(
  path: string,
  init: RequestInit & { signal: AbortSignal },
  read: (response: Response) => Promise<Result> | Result,
): Promise<Result | null> {
  try {
    const signal = AbortSignal.any([init.signal, AbortSignal.timeout(TIME_LIMIT_MS)]);
    const response = await fetch(new URL(path, window.location.origin), { ...init, signal });
    return response.ok ? await read(response) : null;
  } catch {
    return null;
  }
}

const WHY_NOT = {
  never: 'not-deployed',
  disabled: 'switched-off',
  unavailable: 'not-reachable',
} as const;

/** The API and every remote, with their live versions and status. */
export function useFeatures() {
  const language = useInterfaceLanguage();
  const [page] = useState(readRegistry);
  const live = featuresApi.useLiveRegistryQuery();
  const remotes = (live.data ?? page)?.remotes ?? [];
  const entries = remotes.flatMap(({ build }) => build?.entry ?? []);
  const server = featuresApi.useApiHealthQuery();
  const files = featuresApi.useServedFilesQuery(entries, { skip: live.isLoading });
  const isChecking = live.isFetching || server.isFetching || files.isFetching;
  const statusOf = (isReachable: boolean): FeatureStatus =>
    isChecking ? 'checking' : isReachable ? 'reachable' : 'not-reachable';

  const apiFeature: Feature = {
    name: 'server',
    title: 'API',
    version: server.data?.versions['stockroom'],
    status: statusOf(server.isSuccess),
  };
  const features = remotes.map(({ name, title, russian, build, whyNot }): Feature => {
    const loaded = page?.remotes.find((remote) => remote.name === name)?.build?.version;
    return {
      name,
      title: (language === 'ru' && russian?.menu[title]) || title,
      version: build?.version,
      pageVersion: loaded === build?.version ? undefined : loaded,
      deployedAt: build?.deployedAt,
      status: build
        ? statusOf(files.data?.includes(build.entry) ?? false)
        : WHY_NOT[whyNot ?? 'never'],
    };
  });
  return {
    features: [apiFeature, ...features],
    isChecking,
    check: () => [live, server, files].forEach(({ refetch }) => void refetch()),
  };
}
