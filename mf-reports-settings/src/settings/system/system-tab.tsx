import { readRegistry, space, Spinner } from '@stockroom/shared-ui';
import { lazy, Suspense, useState } from 'react';
import styled from 'styled-components';
import { LoadedSettings } from '../loaded-settings';
import { useSystemSettingsRecordQuery } from '../settings-api';
import { SystemForm } from './system-form';

/** It brings the table, for which the form above need not wait. */
const FeaturesCard = lazy(async () => {
  const view = await import(/* webpackChunkName: "features-card" */ '../features/features-card');
  return { default: view.FeaturesCard };
});

/** For developers, where the operator lets them. */
const DevRemotesCard = lazy(async () => {
  const view = await import(
    /* webpackChunkName: "dev-remotes-card" */ '../features/dev-remotes-card'
  );
  return { default: view.DevRemotesCard };
});

export function SystemTab() {
  const [registry] = useState(readRegistry);
  const answer = useSystemSettingsRecordQuery();
  return (
    <Parts>
      <LoadedSettings answer={answer} failure="Failed to load system settings">
        {(settings) => <SystemForm settings={settings} reload={() => answer.refetch().unwrap()} />}
      </LoadedSettings>
      <Suspense fallback={<Spinner />}>
        <FeaturesCard />
        {registry?.devRemotes && <DevRemotesCard remotes={registry.remotes} />}
      </Suspense>
    </Parts>
  );
}

const Parts = styled.div`
  display: grid;
  gap: ${space.xl};
`;
