import type { RouteObject } from 'react-router-dom';

/** Stands in until the pages of this area are written. */
async function underConstruction() {
  const { UnderConstructionPage } = await import(
    /* webpackChunkName: "under-construction-page" */ './under-construction-page'
  );
  return { Component: UnderConstructionPage };
}

const routes: RouteObject[] = [
  { path: '/orders', lazy: underConstruction },
  { path: '/orders/new', lazy: underConstruction },
  { path: '/orders/edit/:id', lazy: underConstruction },
  { path: '/orders/:id', lazy: underConstruction },
];

export default routes;
