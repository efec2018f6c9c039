import type { ComponentType } from 'react';
import { useLoaderData, useRevalidator, type RouteObject } from 'react-router-dom';
import type { Area } from './area';
import { AreaFailure } from './area-failure';
import { withinTimeLimit } from './time-limit';

interface Page {
  Component?: ComponentType | null;
}
type LoadPage = () => Promise<Page>;
type Outcome = Page & { error?: unknown };

/**
 * The route with pages that can be loaded again. The router keeps a failed `lazy` for ever, so here it never fails:
 * what it gets instead of the page is a route that loads it with every visit until it has come.
 */
export function withRetry(route: RouteObject, area: Area): RouteObject {
  const { lazy } = route;
  const withChildren = route.index
    ? route
    : { ...route, children: route.children?.map((child) => withRetry(child, area)) };
  if (typeof lazy !== 'function') return withChildren;
  const load: LoadPage = async () => ({ Component: null, ...(await withinTimeLimit(lazy())) });
  return {
    ...withChildren,
    lazy: () => load().catch((error: unknown) => latePage(area, error, load)),
  };
}

/** What a route has after its page failed. */
function latePage(area: Area, error: unknown, load: LoadPage) {
  let outcome: Outcome = { error };
  // The router asks the loader first for the very visit that failed.
  let isTold = false;
  return {
    Component: () => <LatePage area={area} />,
    loader: async (): Promise<Outcome> => {
      if (isTold && !outcome.Component)
        outcome = await load().catch((again: unknown) => ({ error: again }));
      isTold = true;
      return outcome;
    },
    // A page that is there is no matter of the router: what its address says is its own.
    shouldRevalidate: () => !outcome.Component,
  };
}

function LatePage({ area }: { area: Area }) {
  const { Component, error } = useLoaderData<Outcome>();
  const { revalidate } = useRevalidator();
  return Component ? <Component /> : <AreaFailure area={area} error={error} retry={revalidate} />;
}
