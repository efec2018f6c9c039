import { readRegistry } from '@stockroom/shared-ui';
import { useState } from 'react';
import { useApiHealthQuery, useLiveRegistryQuery, useServedFilesQuery } from './features-api';

export type FeatureHealth = 'checking' | 'healthy' | 'failing' | 'not deployed';

/** A part of the product that is deployed alone. */
export interface Feature {
  name: string;
  title: string;
  /** The live one. */
  version: string | undefined;
  /** What this page began with, where that is another. */
  pageVersion: string | undefined;
  deployedAt: string | undefined;
  health: FeatureHealth;
}

/** The API and every remote, as they are now. */
export function useFeatures() {
  const [page] = useState(readRegistry);
  const live = useLiveRegistryQuery();
  const remotes = (live.data ?? page)?.remotes ?? [];
  const entries = remotes.flatMap(({ build }) => build?.entry ?? []);
  const server = useApiHealthQuery();
  const files = useServedFilesQuery(entries, { skip: live.isLoading });
  const isChecking = live.isFetching || server.isFetching || files.isFetching;
  const healthOf = (isWell: boolean): FeatureHealth =>
    isChecking ? 'checking' : isWell ? 'healthy' : 'failing';

  const api: Feature = {
    name: 'server',
    title: 'API',
    version: server.data?.versions['stockroom'],
    pageVersion: undefined,
    deployedAt: undefined,
    health: healthOf(server.isSuccess),
  };
  const features = remotes.map(({ name, title, build }): Feature => {
    const loaded = page?.remotes.find((remote) => remote.name === name)?.build?.version;
    return {
      name,
      title,
      version: build?.version,
      pageVersion: loaded === build?.version ? undefined : loaded,
      deployedAt: build?.deployedAt,
      health: build ? healthOf(files.data?.includes(build.entry) ?? false) : 'not deployed',
    };
  });
  return {
    features: [api, ...features],
    isChecking,
    check: () => {
      void live.refetch();
      void server.refetch();
      void files.refetch();
    },
  };
}
