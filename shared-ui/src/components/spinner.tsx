import styled, { keyframes } from 'styled-components';
import { useTranslate } from '../texts';
import { space, token } from '../theme/theme';
import { BusyIcon } from './buttons/button';

const DELAY = '150ms';

/** Data is on its way. Invisible for 150 ms, so that fast answers don't flash. */
export function Spinner() {
  const t = useTranslate();
  return (
    <Frame role="status" data-spinner>
      <Ring aria-hidden size={20} />
      {t('Loading…')}
    </Frame>
  );
}

const appear = keyframes`
  from { visibility: hidden; }
  to { visibility: visible; }
`;
const Frame = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space.sm};
  /* As high as PageState, which may replace it. */
  min-height: 280px;
  color: ${token.textMuted};
  /* A delay is no motion, so it applies with reduced motion, too. */
  animation: ${appear} 1ms ${DELAY} both !important;
`;
const Ring = styled(BusyIcon)`
  color: ${token.accent};
`;
