import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { AppFrame } from '../components/pages/app-frame';
import { faults, renderRemote, takeLogged } from '../testing';
import { startSimulatedApi } from '../testing/simulated-api';
import { api } from './api';
import { createStore } from './create-store';
import { useCan } from './role';
import { SessionClient } from './session-client';

const { useTestProductsQuery, useTestCategoryMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    testProducts: build.query<{ products: object[] }, void>({
      query: () => ({ operation: 'GET /products' }),
      providesTags: ['Product'],
    }),
    testCategory: build.mutation<unknown, string>({
      query: (name) => ({ operation: 'POST /categories', body: { name } }),
    }),
  }),
});

/** Shows what the role allows and whether the records have costs. */
function RightsPage() {
  const { data } = useTestProductsQuery();
  const [addCategory, { error }] = useTestCategoryMutation();
  const canSell = useCan(['sales:write', 'purchases:write']);
  const canSeeCosts = useCan('costs:read');
  const hasCosts = JSON.stringify(data ?? null).includes('purchasePrice');
  return (
    <>
      <p>{canSell ? 'May sell' : 'May not sell'}</p>
      <p>{canSeeCosts ? 'May see costs' : 'May not see costs'}</p>
      {data && <p>{hasCosts ? 'Has costs' : 'Has no costs'}</p>}
      {error && <p>{error.message}</p>}
      <button onClick={() => void addCategory('Toys')}>Add</button>
    </>
  );
}
const routes = [{ path: '/rights', element: <RightsPage /> }];
const open = (role?: 'sales' | 'warehouse') => renderRemote(routes, { path: '/rights', role });
const texts = () => screen.getAllByText(/May|Has/).map(({ textContent }) => textContent);
const look = () => act(() => void window.dispatchEvent(new Event('focus')));

test.each([
  [undefined, ['May sell', 'May see costs', 'Has costs']],
  ['sales', ['May sell', 'May not see costs', 'Has no costs']],
  ['warehouse', ['May not sell', 'May not see costs', 'Has no costs']],
] as const)('a page knows what %s may do', async (role, expected) => {
  await open(role);
  await screen.findByText(/^Has/);
  expect(texts()).toEqual(expected);
});

test('any answer brings a changed role into an open page, with the records as it shows them', async () => {
  const { redux, setRole, user } = await open('sales');
  await screen.findByText('Has no costs');
  await setRole('manager');
  look();
  expect(await screen.findByText('Has costs')).toBeVisible();
  expect(texts()).toEqual(['May sell', 'May see costs', 'Has costs']);

  await setRole('warehouse');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Has no costs')).toBeVisible();
  expect(texts()).toEqual(['May not sell', 'May not see costs', 'Has no costs']);
  // A refusal ends no session.
  expect(screen.getByText(/^Add and remove categories: your role does not allow/)).toBeVisible();
  expect(redux.getState().session.isAuthenticated).toBe(true);
});

/** The first visit of the demo user to this browser, after that of another. */
async function openFirst() {
  const { tokens } = await startSimulatedApi();
  const session = new SessionClient({ locks: undefined, loadPage: () => {} });
  if (tokens) session.tokens.save(tokens);
  window.localStorage.setItem('stockroom-role', 'anna@example.com warehouse');
  render(
    <Provider store={createStore(session)}>
      <AppFrame>
        <RightsPage />
      </AppFrame>
    </Provider>,
  );
}

test('the next visit starts with the role of this one', async () => {
  await open('sales');
  await screen.findByText('Has no costs');
  expect(window.localStorage.getItem('stockroom-role')).toBe('sales@example.com sales');
});

test('another user does not start with it, and waits for the role', async () => {
  const releases = ['account', 'settings/system'].map((path) => faults.hold('get', path));
  await openFirst();
  expect(await screen.findByText('Loading…')).toBeInTheDocument();
  expect(screen.queryByText(/May/)).not.toBeInTheDocument();
  for (const release of releases) release();
  expect(await screen.findByText('May sell')).toBeVisible();
});

test('without the account, nothing restricted is offered until another answer tells the role', async () => {
  faults.status('get', 'account', 500);
  faults.status('get', 'settings/system', 500);
  faults.status('get', 'products', 500);
  await openFirst();
  expect(await screen.findByText('May not sell')).toBeVisible();
  takeLogged();
  faults.heal();
  look();
  expect(await screen.findByText('May sell')).toBeVisible();
});
