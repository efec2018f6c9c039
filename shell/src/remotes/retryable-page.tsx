import type { RegisteredRemote } from '@stockroom/contract';
import { useState, type ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { RemoteFailure } from './remote-failure';
import { explain } from './remote-load-error';

interface Page {
  Component?: ComponentType | null;
}
type LoadPage = () => Promise<Page>;

/**
 * The route with pages that can be loaded again. The router keeps a failed `lazy` for ever, so here it never fails:
 * what it gets instead of the page is a panel that loads the page.
 */
export function withRetry(route: RouteObject, remote: RegisteredRemote): RouteObject {
  const { lazy } = route;
  const withChildren = route.index
    ? route
    : { ...route, children: route.children?.map((child) => withRetry(child, remote)) };
  if (typeof lazy !== 'function') return withChildren;
  const load: LoadPage = async () => ({ Component: null, ...(await lazy()) });
  const loadOrExplain: LoadPage = () =>
    load().catch((error: unknown) => ({
      Component: () => <FailedPage remote={remote} error={error} load={load} />,
    }));
  return { ...withChildren, lazy: loadOrExplain };
}

interface FailedPageProps {
  remote: RegisteredRemote;
  error: unknown;
  load: LoadPage;
}

function FailedPage({ remote, error, load }: FailedPageProps) {
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
  return (
    <RemoteFailure
      title={remote.title}
      version={remote.build?.version ?? 'none'}
      reason={explain(state.error)}
      retry={retry}
    />
  );
}
