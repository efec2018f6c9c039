import { api, createStore, SessionClient } from '@stockroom/shared-ui';
import { startSimulatedApi } from '@stockroom/shared-ui/testing';
import { waitFor } from '@testing-library/react';
import { askForEarlyData } from './early-data';

const BELL = ['notifications(undefined)'];
const DASHBOARD = [
  'dashboardStats(undefined)',
  ...BELL,
  'recentActivities(undefined)',
  'topProducts(undefined)',
];

it.each([
  ['/', true, DASHBOARD],
  ['/products', true, BELL],
  ['/', false, []],
])('on %s, signed in: %s, asks for %j', async (path, isSignedIn, expected) => {
  const { tokens } = await startSimulatedApi();
  const session = new SessionClient({ locks: undefined, loadPage: () => {} });
  if (isSignedIn && tokens) session.tokens.save(tokens);
  const store = createStore(session);
  askForEarlyData(store, path);
  const queries = () => store.getState()[api.reducerPath].queries;
  expect(Object.keys(queries()).sort()).toEqual([...expected].sort());
  await waitFor(() =>
    expect(Object.values(queries()).map((query) => query?.status)).toEqual(
      expected.map(() => 'fulfilled'),
    ),
  );
});
