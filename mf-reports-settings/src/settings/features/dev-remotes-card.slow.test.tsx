import type { RegisteredRemote } from '@stockroom/contract';
import { readDevRemotes } from '@stockroom/shared-ui';
import { renderRemote } from '@stockroom/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { DevRemotesCard } from './dev-remotes-card';

const ORDERS: RegisteredRemote = {
  name: 'mf-orders',
  title: 'Orders',
  basePaths: ['/orders'],
  menu: [],
  build: null,
};
const reload = jest.fn();

beforeEach(() => reload.mockClear());
afterEach(() => localStorage.clear());

async function openCard() {
  const element = <DevRemotesCard remotes={[ORDERS]} reload={reload} />;
  const { user } = await renderRemote([{ path: '/', element }], { path: '/', seed: 'none' });
  const use = async (address: string) => {
    const field = screen.getByLabelText('Address');
    await user.clear(field);
    if (address !== '') await user.type(field, address);
    await user.click(screen.getByRole('button', { name: 'Use local feature' }));
  };
  return { user, use };
}

test('saves the local server of the feature and reloads the page', async () => {
  const { user, use } = await openCard();
  await user.selectOptions(screen.getByLabelText('Feature'), 'mf-orders');
  await use('http://localhost:3003/');
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(readDevRemotes()).toEqual({ 'mf-orders': 'http://localhost:3003' });
});

test.each([
  ['Address', '', 'Address is required'],
  ['Address', 'https://example.com:3003', 'Address must look like http://127.0.0.1:3003'],
  ['Feature', 'http://localhost:3003', 'Please select a feature'],
])('refuses a wrong %s "%s"', async (label, address, message) => {
  const { user, use } = await openCard();
  if (label === 'Address') await user.selectOptions(screen.getByLabelText('Feature'), 'mf-orders');
  await use(address);
  await waitFor(() =>
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(new RegExp(message)),
  );
  expect(readDevRemotes()).toEqual({});
  expect(reload).not.toHaveBeenCalled();
});
