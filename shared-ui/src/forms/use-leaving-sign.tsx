import { useCallback, useState } from 'react';
import styled from 'styled-components';
import { Spinner } from '../components/spinner';
import { layer, radius, space, toastRoom, token } from '../theme/token';
import type { LeaveGuard } from './use-submit-form';

/** Says why the page that was asked for does not come yet: the button that saves may be out of sight. */
export function useLeavingSign(finishSaving: LeaveGuard['finishSaving']) {
  const [isWaiting, setIsWaiting] = useState(false);
  const waitForSave = useCallback(async () => {
    // Where no save is in flight there is nothing to say.
    const timer = setTimeout(() => setIsWaiting(true));
    await finishSaving();
    clearTimeout(timer);
    setIsWaiting(false);
  }, [finishSaving]);
  const sign = isWaiting && (
    <Place>
      <Spinner label="Saving before you leave…" />
    </Place>
  );
  return { waitForSave, sign };
}

/* Above the footer, and above a toast. */
const Place = styled.div`
  position: fixed;
  z-index: ${layer.frame};
  inset-inline: ${space.lg};
  bottom: max(${space.xxxl}, ${toastRoom} + ${space.sm});
  display: grid;
  justify-content: center;
  pointer-events: none;

  & > * {
    min-height: 0;
    padding: ${space.sm} ${space.lg};
    border: 1px solid ${token.border};
    border-radius: ${radius.card};
    background: ${token.surfaceRaised};
    box-shadow: ${token.shadow};
  }
`;
