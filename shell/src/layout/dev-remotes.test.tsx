import type { Registry } from '@stockroom/contract';
import { readDevRemotes, saveDevRemote } from '@stockroom/shared-ui';
import { findPage } from '@stockroom/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { withDevRemotes } from '../remotes/dev-remotes';
import { pageLoad } from '../remotes/page-load';
import { fakeRegistry } from '../testing/fake-registry';
import { renderShell } from '../testing/render-shell';

const reload = jest.spyOn(pageLoad, 'reload').mockImplementation(() => {});

afterEach(() => localStorage.clear());

function registry(devRemotes: boolean): Registry {
  return { ...fakeRegistry({ 'mf-orders': 'v1', 'mf-products': 'v1' }), devRemotes };
}

test('the layout shows remotes of the own machine, and stops them', async () => {
  saveDevRemote('mf-orders', 'http://localhost:3003');
  const { remotes } = withDevRemotes(registry(true));
  expect(remotes.map(({ build }) => build?.entry)).toEqual([
    'http://localhost:3003/remoteEntry.js',
    '/e.js',
  ]);
  const { user } = await renderShell({ path: '/', isSignedIn: true, remotes });
  const bar = await screen.findByRole('region', { name: 'Local development' });
  expect(bar).toHaveTextContent('mf-orders from http://localhost:3003');
  expect(bar).not.toHaveTextContent('mf-products');
  const line = within(bar).getByRole('group', { name: 'mf-orders' });
  await user.click(within(line).getByRole('button', { name: 'Stop' }));
  expect(readDevRemotes()).toEqual({});
  expect(reload).toHaveBeenCalledTimes(1);
});

test('takes nothing from elsewhere unless the operator allows it', async () => {
  saveDevRemote('mf-orders', 'http://localhost:3003');
  const { remotes } = withDevRemotes(registry(false));
  expect(remotes).toEqual(registry(false).remotes);
  await renderShell({ path: '/', isSignedIn: true, remotes });
  await findPage('Dashboard');
  expect(screen.queryByRole('region', { name: 'Local development' })).not.toBeInTheDocument();
});
