import { DEFAULT_SITE, type RegisteredRemote, type Registry } from '@stockroom/contract';
import { readDevRemotes, saveDevRemote } from '@stockroom/shared-ui';
import { findPage } from '@stockroom/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { withDevRemotes } from '../remotes/dev-remotes';
import { pageLoad } from '../remotes/page-load';
import { renderShell } from '../testing/render-shell';

const reload = jest.spyOn(pageLoad, 'reload').mockImplementation(() => {});

afterEach(() => localStorage.clear());

function registry(devRemotes: boolean): Registry {
  const remote = (name: string): RegisteredRemote => ({
    name,
    title: name,
    basePaths: [`/${name}`],
    menu: [],
    build: { version: 'v1', entry: `/remotes/${name}/v1/e.js`, deployedAt: '', pages: [] },
  });
  return { site: DEFAULT_SITE, devRemotes, remotes: [remote('mf-orders'), remote('mf-products')] };
}

test('what this browser takes from its own machine is said in the layout, and can be stopped', async () => {
  saveDevRemote('mf-orders', 'http://localhost:3003');
  const { remotes } = withDevRemotes(registry(true));
  expect(remotes.map(({ build }) => build?.entry)).toEqual([
    'http://localhost:3003/remoteEntry.js',
    '/remotes/mf-products/v1/e.js',
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

test('nothing is taken from elsewhere where the operator does not allow it', async () => {
  saveDevRemote('mf-orders', 'http://localhost:3003');
  const { remotes } = withDevRemotes(registry(false));
  expect(remotes).toEqual(registry(false).remotes);
  await renderShell({ path: '/', isSignedIn: true, remotes });
  await findPage('Dashboard');
  expect(screen.queryByRole('region', { name: 'Local development' })).not.toBeInTheDocument();
});
