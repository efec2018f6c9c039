import { Button, layer, media, saveDevRemote, space, token, type } from '@stockroom/shared-ui';
import { FlaskConical } from 'lucide-react';
import styled from 'styled-components';
import { reloadIfAllowed } from '../remotes/page-load';
import { HEADER_HEIGHT } from './measures';

interface DevRemotesBarProps {
  remotes: { name: string; origin: string }[];
}

/** Says, as long as it is so, which parts of this page do not come from the server. */
export function DevRemotesBar({ remotes }: DevRemotesBarProps) {
  const stop = (name: string) => {
    saveDevRemote(name, null);
    void reloadIfAllowed();
  };
  return (
    <Bar aria-label="Local development">
      {remotes.map(({ name, origin }) => (
        <Line key={name} role="group" aria-label={name}>
          <FlaskConical aria-hidden size={16} />
          <span>
            <strong>{name}</strong> from {origin}
          </span>
          <Button size="small" onClick={() => stop(name)}>
            Stop
          </Button>
        </Line>
      ))}
    </Bar>
  );
}

const Bar = styled.section`
  position: sticky;
  z-index: ${layer.sticky};
  top: ${HEADER_HEIGHT}px;
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.xl};
  padding: ${space.sm} ${space.xl};
  border-bottom: 1px solid ${token.border};
  background: ${token.warningSoft};
  color: ${token.warning};
  ${type.sm}
  ${media.phone} {
    padding: ${space.sm} ${space.lg};
  }
  ${media.print} {
    display: none;
  }
`;
const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.sm};
  & > svg {
    flex: none;
  }
  & > span {
    overflow-wrap: anywhere;
  }
  ${media.phone} {
    width: 100%;
    & > button {
      margin-inline-start: auto;
    }
  }
`;
