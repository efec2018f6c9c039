import { renderRemote } from '@stockroom/shared-ui/testing';
import { act } from '@testing-library/react';
import routes from '../remote';

/** An empty shop that is filled through `request` before the user opens the page to test. */
export async function renderShop() {
  const shop = await renderRemote(routes, { path: '/', seed: 'none' });
  const open = (path: string) => act(() => shop.router.navigate(path));
  return { ...shop, open };
}
