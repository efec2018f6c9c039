import { readRegistry } from '@stockroom/shared-ui';
import { useState } from 'react';
import { useApiHealthQuery, useServedFilesQuery } from './features-api';

export type FeatureHealth = 'checking' | 'healthy' | 'failing' | 'not deployed';

/** A part of the product that is deployed alone. */
export interface Feature {
  name: string;
  title: string;
  version: string | undefined;
  deployedAt: string | undefined;
  health: FeatureHealth;
}

/** The API and every remote that this page was told of, as they are now. */
export function useFeatures() {
  const [remotes] = useState(() => readRegistry()?.remotes ?? []);
  const [entries] = useState(() => remotes.flatMap(({ build }) => build?.entry ?? []));
  const server = useApiHealthQuery();
  const files = useServedFilesQuery(entries);
  const isChecking = server.isFetching || files.isFetching;
  const healthOf = (isWell: boolean): FeatureHealth =>
    isChecking ? 'checking' : isWell ? 'healthy' : 'failing';

  const api: Feature = {
    name: 'server',
    title: 'API',
    version: server.data?.versions['stockroom'],
    deployedAt: undefined,
    health: healthOf(server.isSuccess),
  };
  const features = remotes.map(({ name, title, build }): Feature => ({
    name,
    title,
    version: build?.version,
    deployedAt: build?.deployedAt,
    health: build ? healthOf(files.data?.includes(build.entry) ?? false) : 'not deployed',
  }));
  return {
    features: [api, ...features],
    isChecking,
    check: () => {
      void server.refetch();
      void files.refetch();
    },
  };
}
