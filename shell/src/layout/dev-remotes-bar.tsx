import { Button, layer, saveDevRemote, space, token, type } from '@stockroom/shared-ui';
import styled from 'styled-components';
import { reloadIfAllowed } from '../remotes/page-load';
import { useRegistry } from '../remotes/registry';
import { HEADER_HEIGHT } from './dimensions';

/** Lists the remotes of this page that come from a developer's machine. */
export function DevRemotesBar() {
  const { remotes } = useRegistry();
  const served = remotes.filter(({ build }) => build?.version.startsWith('http://'));
  if (served.length === 0) return null;
  const stop = (name: string) => {
    saveDevRemote(name, null);
    void reloadIfAllowed();
  };
  return (
    <Bar aria-label="Local development" data-print="hide">
      {served.map(({ name, build }) => (
        <div key={name} role="group" aria-label={name}>
          <strong>{name}</strong> from {build?.version}{' '}
          <Button size="small" onClick={() => stop(name)}>
            Stop
          </Button>
        </div>
      ))}
    </Bar>
  );
}

const Bar = styled.section`
  position: sticky;
  z-index: ${layer.sticky};
  top: ${HEADER_HEIGHT}px;
  padding: ${space.sm} ${space.xl};
  border-bottom: 1px solid ${token.border};
  background: ${token.warningSoft};
  color: ${token.warning};
  ${type.sm}
  overflow-wrap: anywhere;
`;
