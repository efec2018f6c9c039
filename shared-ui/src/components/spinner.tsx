import { LoaderCircle } from 'lucide-react';
import styled, { keyframes } from 'styled-components';
import { space, token } from '../theme/token';

/** How long an answer may take before waiting becomes visible. */
const PATIENCE = '150ms';

/** The state of a screen whose data is on its way. Invisible for 150 ms, so that fast answers don't flash. */
export function Spinner({ label = 'Loading…' }: { label?: string }) {
  return (
    <Frame role="status" data-spinner>
      <Ring aria-hidden size={20} />
      {label}
    </Frame>
  );
}

const appear = keyframes`
  from { visibility: hidden; }
  to { visibility: visible; }
`;
const turn = keyframes`
  to { transform: rotate(1turn); }
`;
const Frame = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space.sm};
  /* Like what may come in its place: nothing there, or a failure. */
  min-height: 280px;
  color: ${token.textMuted};
  /* To wait is no motion: it does so where motion is reduced, too. */
  animation: ${appear} 1ms ${PATIENCE} both !important;
`;
const Ring = styled(LoaderCircle)`
  color: ${token.accent};
  animation: ${turn} 0.9s linear infinite;
`;
