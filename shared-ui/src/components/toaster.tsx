import { useLayoutEffect } from 'react';
import styled from 'styled-components';
import { useAppSelector } from '../store/hooks';
import type { Toast } from '../store/toasts';
import { layer, space, token } from '../theme/token';
import { onFirstUse } from './on-first-use';
import { useLateView } from './use-late-view';

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
function PlainToast({ toast }: { toast: Toast }) {
  return <Words role="status">{toast.isOpen && `${toast.title}: ${toast.description}`}</Words>;
}

const Words = styled.p`
  position: fixed;
  z-index: ${layer.toast};
  right: ${space.xl};
  bottom: ${space.xxxl};
  padding: 0 ${space.md};
  background: ${token.surfaceRaised};
`;
