import { act } from '@testing-library/react';
import type { RouteObject } from 'react-router-dom';
import { renderRemote } from './render-remote';

/** An empty shop that is filled through `request` before the user opens the page to test. */
export async function renderShop(routes: RouteObject[]) {
  const shop = await renderRemote(routes, { path: '/', seed: 'none' });
  const open = (path: string) => act(() => shop.router.navigate(path));
  return { ...shop, open };
}
