import { useEffect, useLayoutEffect } from 'react';
import styled from 'styled-components';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { dismissToast, TOAST_DURATION, type Toast } from '../../store/toasts';
import { layer, raised, space } from '../../theme/theme';
import { onFirstUse } from '../lazy/on-first-use';
import { useLazyView } from '../lazy/lazy-part';

const loadToastView = async () =>
  (await import(/* webpackChunkName: "toast-and-confirm" */ './toast-view')).ToastView;

/** Shows toasts; once per page. Its code loads on first use of the page or with the first toast. */
export function Toaster() {
  const toast = useAppSelector((state) => state.toasts.current);
  // Loads before anything that effects load: on a slow line, only the toast tells that a save is done.
  useLayoutEffect(() => onFirstUse(loadToastView), []);
  const lazy = useLazyView(loadToastView, toast?.id ?? null);
  if (toast === null || lazy === 'loading') return null;
  return lazy === 'failed' ? <PlainToast toast={toast} /> : <lazy.view toast={toast} />;
}

/** Shows at least the text when the code of toasts fails to load. */
function PlainToast({ toast: { id, isOpen, title, description } }: { toast: Toast }) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const timer = setTimeout(() => dispatch(dismissToast(id)), TOAST_DURATION);
    return () => clearTimeout(timer);
  }, [dispatch, id]);
  return isOpen && <Words role="status">{`${title}: ${description}`}</Words>;
}

const Words = styled.div`
  position: fixed;
  z-index: ${layer.toast};
  right: ${space.lg};
  bottom: ${space.xxxl};
  max-width: calc(100vw - 32px);
  padding: ${space.md} ${space.lg};
  ${raised}
  pointer-events: none;
`;
