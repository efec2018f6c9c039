import { useEffect, useLayoutEffect } from 'react';
import styled from 'styled-components';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { dismissToast, TOAST_DURATION, type Toast } from '../../store/toasts';
import { layer, radius, space, token } from '../../theme/token';
import { Button } from '../buttons/button';
import { focusHeading } from '../pages/focus-heading';
import { onFirstUse } from '../late/on-first-use';
import { useLateView } from '../late/use-late-view';

const loadToastView = async () =>
  (await import(/* webpackChunkName: "toast-and-confirm" */ './toast-view')).ToastView;

/** Where toasts appear; once per page. Its code comes when the page is used, or else with the first toast. */
export function Toaster() {
  const toast = useAppSelector((state) => state.toasts.current);
  // Asked for before all that a page asks for in its effects: on a slow line nothing else tells that a save is done.
  useLayoutEffect(() => onFirstUse(loadToastView), []);
  const late = useLateView(loadToastView, toast?.id ?? null);
  if (toast === null || late === 'coming') return null;
  return late === 'missing' ? <PlainToast toast={toast} /> : <late.view toast={toast} />;
}

/** Where the code of toasts can't be fetched, their words are still to be seen. */
function PlainToast({ toast: { id, isOpen, title, description } }: { toast: Toast }) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const timer = setTimeout(() => dispatch(dismissToast(id)), TOAST_DURATION);
    return () => clearTimeout(timer);
  }, [dispatch, id]);
  const close = () => {
    dispatch(dismissToast(id));
    focusHeading();
  };
  return (
    isOpen && (
      <Words role="status">
        {`${title}: ${description}`}
        <Button variant="ghost" size="small" onClick={close}>
          Close
        </Button>
      </Words>
    )
  );
}

const Words = styled.div`
  position: fixed;
  z-index: ${layer.toast};
  right: ${space.lg};
  bottom: ${space.xxxl};
  display: flex;
  align-items: center;
  gap: ${space.sm};
  max-width: calc(100vw - 32px);
  padding: ${space.sm} ${space.sm} ${space.sm} ${space.lg};
  border: 1px solid ${token.border};
  border-radius: ${radius.card};
  background: ${token.surfaceRaised};
  /* Also while a dialog lets nothing else be pressed. */
  pointer-events: auto;
`;
