import { useState, type ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { Area } from './area';
import { AreaFailure } from './area-failure';
import { withinTimeLimit } from './time-limit';

interface Page {
  Component?: ComponentType | null;
}
type LoadPage = () => Promise<Page>;

/**
 * The route with pages that can be loaded again. The router keeps a failed `lazy` for ever, so here it never fails:
 * what it gets instead of the page is a panel that loads the page.
 */
export function withRetry(route: RouteObject, area: Area): RouteObject {
  const { lazy } = route;
  const withChildren = route.index
    ? route
    : { ...route, children: route.children?.map((child) => withRetry(child, area)) };
  if (typeof lazy !== 'function') return withChildren;
  const load: LoadPage = async () => ({ Component: null, ...(await withinTimeLimit(lazy())) });
  const loadOrExplain: LoadPage = () =>
    load().catch((error: unknown) => ({
      Component: () => <FailedPage area={area} error={error} load={load} />,
    }));
  return { ...withChildren, lazy: loadOrExplain };
}

interface FailedPageProps {
  area: Area;
  error: unknown;
  load: LoadPage;
}

function FailedPage({ area, error, load }: FailedPageProps) {
  const [state, setState] = useState<{ error: unknown; Page: ComponentType | null }>({
    error,
    Page: null,
  });
  const { Page } = state;
  if (Page) return <Page />;
  const retry = () =>
    load().then(
      ({ Component }) => setState({ error, Page: Component ?? null }),
      (again: unknown) => setState({ error: again, Page: null }),
    );
  return <AreaFailure area={area} error={state.error} retry={retry} />;
}
