import type { RouteObject } from 'react-router-dom';

/** Stands in until the pages of this area are written. */
async function underConstruction() {
  const { UnderConstructionPage } = await import(
    /* webpackChunkName: "under-construction-page" */ './under-construction-page'
  );
  return { Component: UnderConstructionPage };
}

const routes: RouteObject[] = [
  { path: '/inventory', lazy: underConstruction },
  { path: '/inventory/receive', lazy: underConstruction },
  { path: '/inventory/adjust', lazy: underConstruction },
];

export default routes;
