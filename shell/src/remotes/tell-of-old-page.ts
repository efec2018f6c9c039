import { hasUnsavedTyping, showToast, type AppStore } from '@stockroom/shared-ui';

/** By then a page that its user does not keep has gone. The time of the browser's question does not count. */
const GONE_MS = 1_000;

/**
 * For `npm run dev`: what cannot be exchanged in place is shown by a load of the page, about which the browser asks
 * where something is typed. A page that is kept then follows no more edits (webpack-dev-server takes it for gone).
 */
export function tellOfOldPage({ dispatch }: Pick<AppStore, 'dispatch'>): void {
  const tell = () =>
    dispatch(
      showToast({
        title: 'New version',
        description:
          'This page stays as it is, whatever you edit, until you load it again. Save what you typed first.',
      }),
    );
  window.addEventListener('beforeunload', () => {
    if (hasUnsavedTyping()) setTimeout(tell, GONE_MS);
  });
}
