import { api, reasonOf, type AppStore } from '@stockroom/shared-ui';

/** Asks again for what the page shows, if the server did not answer or was broken. What it has refused stays refused. */
export function refetchFailed(store: AppStore): void {
  const state = store.getState();
  const { subscriptions } = state[api.reducerPath];
  for (const query of api.util.selectAllQueryEntries(state)) {
    const isShown = Object.keys(subscriptions[query.queryCacheKey] ?? {}).length > 0;
    const hasFailed = query.status === 'rejected' && reasonOf(query.error) !== undefined;
    if (!isShown || !hasFailed) continue;
    // The areas add the endpoints, so this type names none.
    const name = query.endpointName as never;
    store.dispatch(api.util.prefetch(name, query.originalArgs as never, { force: true }));
  }
}
