import { DEFAULT_SITE, type RegisteredRemote, type Registry } from '@stockroom/contract';
import { faults, renderRemote, serveFile } from '@stockroom/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import routes from '../../remote';

function remote(name: string, title: string, version: string | null): RegisteredRemote {
  const build = version && {
    version,
    entry: `/remotes/${name}/${version}/remoteEntry.js`,
    deployedAt: '2026-11-20T09:30:00.000Z',
    pages: [],
  };
  return { name, title, basePaths: [], menu: [], build: build || null };
}

/** Writes the registry into the page, as the gateway does. */
function writeRegistry(remotes: RegisteredRemote[]): void {
  const registry: Registry = { site: DEFAULT_SITE, remotes };
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = 'stockroom-registry';
  script.textContent = JSON.stringify(registry);
  document.head.append(script);
}
beforeEach(() => serveFile('/registry.json', 503));
afterEach(() => document.getElementById('stockroom-registry')?.remove());

async function openTab() {
  const shop = await renderRemote(routes, { path: '/settings?tab=system', seed: 'none' });
  const table = await screen.findByRole('table', { name: 'Features' });
  const rows = () =>
    within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent),
      );
  return { ...shop, rows };
}

test('shows the version, deployment and status of each remote', async () => {
  writeRegistry([
    remote('mf-products', 'Products', 'c7c159976f55'),
    remote('mf-orders', 'Orders', '0123456789ab'),
    remote('mf-inventory', 'Inventory', null),
    { ...remote('mf-returns', 'Returns', null), whyNot: 'disabled' },
    { ...remote('mf-claims', 'Claims', null), whyNot: 'unavailable' },
  ]);
  serveFile('/remotes/mf-products/c7c159976f55/remoteEntry.js', 200);
  serveFile('/remotes/mf-orders/0123456789ab/remoteEntry.js', 404);
  const { rows } = await openTab();
  await waitFor(() =>
    expect(rows()).toEqual([
      ['APIserver', '—', '—', 'Reachable'],
      ['Productsmf-products', 'c7c159976f55', expect.stringContaining('20.11.2026'), 'Reachable'],
      ['Ordersmf-orders', '0123456789ab', expect.stringContaining('20.11.2026'), 'Not reachable'],
      ['Inventorymf-inventory', '—', '—', 'Not deployed'],
      ['Returnsmf-returns', '—', '—', 'Switched off'],
      ['Claimsmf-claims', '—', '—', 'Not reachable'],
    ]),
  );
});

test('shows the live versions and the version of this page where it differs', async () => {
  writeRegistry([
    remote('mf-products', 'Products', 'c7c159976f55'),
    remote('mf-inventory', 'Inventory', null),
  ]);
  const live = [
    remote('mf-products', 'Products', '0123456789ab'),
    remote('mf-inventory', 'Inventory', 'ffffffffffff'),
    remote('mf-returns', 'Returns', 'eeeeeeeeeeee'),
  ];
  serveFile('/registry.json', 200, { site: DEFAULT_SITE, remotes: live });
  for (const { build } of live) serveFile(build?.entry ?? '', 200);
  const { rows } = await openTab();
  const deployed = expect.stringContaining('20.11.2026');
  await waitFor(() =>
    expect(rows().slice(1)).toEqual([
      ...[
        ['Productsmf-products', '0123456789abthis page runs c7c159976f55', deployed, 'Reachable'],
      ],
      ...[['Inventorymf-inventory', 'ffffffffffff', deployed, 'Reachable']],
      ...[['Returnsmf-returns', 'eeeeeeeeeeee', deployed, 'Reachable']],
    ]),
  );
});

test('checks again on request', async () => {
  writeRegistry([remote('mf-products', 'Products', 'c7c159976f55')]);
  serveFile('/remotes/mf-products/c7c159976f55/remoteEntry.js', 503);
  faults.status('get', 'health', 503);
  const { user, rows } = await openTab();
  const statuses = () => rows().map((cells) => cells.at(-1));
  await waitFor(() => expect(statuses()).toEqual(['Not reachable', 'Not reachable']));
  faults.heal();
  serveFile('/remotes/mf-products/c7c159976f55/remoteEntry.js', 200);
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  await waitFor(() => expect(statuses()).toEqual(['Reachable', 'Reachable']));
});

test('shows only the API without a registry', async () => {
  const { rows } = await openTab();
  await waitFor(() => expect(rows()).toEqual([['APIserver', '—', '—', 'Reachable']]));
});
