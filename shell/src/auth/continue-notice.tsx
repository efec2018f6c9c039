import { IconButton, radius, space, TextLink, token } from '@stockroom/shared-ui';
import { History, X } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { originIn } from './origin';

/** After a sign-in that came in between: the way back to where the user was going. */
export function ContinueNotice() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const origin = originIn(state);
  if (origin === null) return null;
  return (
    <Line>
      <History aria-hidden size={16} />
      <TextLink to={origin}>Continue where you left off</TextLink>
      <Close>
        <IconButton
          name="Dismiss"
          icon={X}
          tooltipAlign="end"
          onClick={() => navigate('/', { replace: true, state: null })}
        />
      </Close>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.sm};
  margin-bottom: ${space.lg};
  padding: ${space.xs} ${space.xs} ${space.xs} ${space.lg};
  border: 1px solid ${token.border};
  border-radius: ${radius.card};
  background: ${token.surface};
  color: ${token.textMuted};
`;
const Close = styled.div`
  margin-left: auto;
`;
