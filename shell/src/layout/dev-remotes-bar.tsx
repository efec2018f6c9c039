import { Button, layer, saveDevRemote, space, token, type, withParts } from '@stockroom/shared-ui';
import styled from 'styled-components';
import { reloadIfAllowed } from '../remotes/page-load';
import { useRegistry } from '../remotes/registry';
import { useTranslate } from '../texts';
import { HEADER_HEIGHT } from './dimensions';

/** Lists the remotes of this page that come from a developer's machine. */
export function DevRemotesBar() {
  const t = useTranslate();
  const { remotes } = useRegistry();
  const served = remotes.filter(({ build }) => build?.version.startsWith('http://'));
  if (served.length === 0) return null;
  const stop = (name: string) => {
    saveDevRemote(name, null);
    void reloadIfAllowed();
  };
  return (
    <Bar aria-label={t('Local development')} data-print="hide">
      {served.map(({ name, build }) => (
        <div key={name} role="group" aria-label={name}>
          {withParts(t('{name} from {address}'), {
            name: <strong>{name}</strong>,
            address: build?.version,
          })}{' '}
          <Button size="small" onClick={() => stop(name)}>
            {t('Stop')}
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
