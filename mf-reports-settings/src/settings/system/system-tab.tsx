import { space, Spinner } from '@stockroom/shared-ui';
import { lazy, Suspense } from 'react';
import styled from 'styled-components';
import { LoadedSettings } from '../loaded-settings';
import { useSystemSettingsRecordQuery } from '../settings-api';
import { SystemForm } from './system-form';

/** It brings the table, for which the form above need not wait. */
const FeaturesCard = lazy(async () => {
  const view = await import(/* webpackChunkName: "features-card" */ '../features/features-card');
  return { default: view.FeaturesCard };
});

export function SystemTab() {
  const answer = useSystemSettingsRecordQuery();
  return (
    <Parts>
      <LoadedSettings answer={answer} failure="Failed to load system settings">
        {(settings) => <SystemForm settings={settings} reload={() => answer.refetch().unwrap()} />}
      </LoadedSettings>
      <Suspense fallback={<Spinner />}>
        <FeaturesCard />
      </Suspense>
    </Parts>
  );
}

const Parts = styled.div`
  display: grid;
  gap: ${space.xl};
`;
