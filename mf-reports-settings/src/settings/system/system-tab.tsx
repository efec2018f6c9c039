import { FIELDS_WIDTH, LatePart, media, readRegistry, space } from '@stockroom/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';
import { LoadedSettings } from '../loaded-settings';
import { useSystemSettingsRecordQuery } from '../settings-api';
import { SystemForm } from './system-form';

/** It brings the table, for which the form above need not wait. */
async function loadFeatures() {
  const view = await import(/* webpackChunkName: "features-card" */ '../features/features-card');
  return view.FeaturesCard;
}

/** For developers, where the operator lets them. */
async function loadDevRemotes() {
  const view = await import(
    /* webpackChunkName: "dev-remotes-card" */ '../features/dev-remotes-card'
  );
  return view.DevRemotesCard;
}

export function SystemTab() {
  const [registry] = useState(readRegistry);
  const answer = useSystemSettingsRecordQuery();
  const isAnswered = answer.data !== undefined || answer.error !== undefined;
  return (
    <Parts>
      <LoadedSettings answer={answer} failure="Failed to load system settings">
        {(settings) => <SystemForm settings={settings} reload={() => answer.refetch().unwrap()} />}
      </LoadedSettings>
      {/* On its way at once, but not to be seen before the form, which would push it down. */}
      <LateParts hidden={!isAnswered}>
        <LatePart load={loadFeatures} props={{}} failure="Failed to load features" />
        {registry?.devRemotes && (
          <LatePart
            load={loadDevRemotes}
            props={{ remotes: registry.remotes }}
            failure="Failed to load local development"
          />
        )}
      </LateParts>
    </Parts>
  );
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, ${FIELDS_WIDTH});
  gap: ${space.xl};
  ${media.phone} {
    gap: ${space.lg};
  }
`;
const LateParts = styled(Parts)`
  &[hidden] {
    display: none;
  }
`;
