import type { RouteObject } from 'react-router-dom';

/** Stands in until the pages of this area are written. */
async function underConstruction() {
  const { UnderConstructionPage } = await import(
    /* webpackChunkName: "under-construction-page" */ './under-construction-page'
  );
  return { Component: UnderConstructionPage };
}

const routes: RouteObject[] = [
  { path: '/reports', lazy: underConstruction },
  { path: '/settings', lazy: underConstruction },
];

export default routes;
