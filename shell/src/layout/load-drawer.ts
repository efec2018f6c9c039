import { TABLET } from '@stockroom/shared-ui';

export async function loadDrawer() {
  return (await import(/* webpackChunkName: "menu-drawer" */ './menu-drawer')).MenuDrawer;
}

/** On small screens it is the only way to other pages, also when the connection is lost. */
export const isDrawerLikely = () => window.innerWidth < TABLET;
