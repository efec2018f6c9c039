import { inEnglish, type MenuEntry, type RegisteredRemote } from '@stockroom/contract';
import { findPage, hrefOf } from '@stockroom/shared-ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderShell } from '../testing/render-shell';
import { currentMenuPath, menuOf } from './menu';

function remote(name: string, ...menu: MenuEntry[]): RegisteredRemote {
  return { name, title: name, basePaths: menu.map(({ path }) => path), menu, build: null };
}

// Out of order, as a registry may be.
const remotes = [
  remote('mf-reports-settings', entry('Reports', 50), entry('Settings', 60)),
  remote('mf-orders', entry('Orders', 40)),
  remote('mf-inventory', {
    ...entry('Inventory', 20),
    children: [
      { label: 'Stock Movements', path: '/inventory' },
      { label: 'Receive Stock', path: '/inventory/receive' },
      { label: 'Stock Adjustment', path: '/inventory/adjust' },
    ],
  }),
  remote('mf-suppliers', entry('Suppliers', 30)),
  remote('mf-products', entry('Products', 10)),
];

function entry(label: string, order: number): MenuEntry {
  return { label, path: `/${label.toLowerCase()}`, icon: 'unknown-icon', order };
}

async function openDashboard(shown = remotes) {
  const shell = await renderShell({ path: '/', isSignedIn: true, remotes: shown });
  await findPage('Dashboard');
  return shell;
}

function menu() {
  return within(screen.getByRole('navigation', { name: 'Main' }));
}

describe('the menu', () => {
  it('lists the dashboard and what the registry holds, in order', async () => {
    await openDashboard();
    const links = menu().getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Dashboard', '/'],
      ['Products', '/products'],
      ['Stock Movements', '/inventory'],
      ['Receive Stock', '/inventory/receive'],
      ['Stock Adjustment', '/inventory/adjust'],
      ['Suppliers', '/suppliers'],
      ['Orders', '/orders'],
      ['Reports', '/reports'],
      ['Settings', '/settings'],
    ]);
    expect(menu().getByRole('link', { current: 'page' })).toHaveTextContent('Dashboard');
  });

  it('closes and opens the group of sub-entries', async () => {
    const { user } = await openDashboard();
    const group = menu().getByRole('button', { name: 'Inventory', expanded: true });
    await user.click(group);
    expect(menu().queryByRole('link', { name: 'Receive Stock' })).toBeNull();
    await user.click(group);
    expect(menu().getByRole('link', { name: 'Receive Stock' })).toBeVisible();
  });

  it('holds the entries past the twelfth in a group that is closed at first', async () => {
    const others = Array.from({ length: 6 }, (_one, index) =>
      remote(`mf-other-${index}`, entry(`Other ${index}`, 100 + index)),
    );
    const { user } = await openDashboard([...remotes, ...others]);
    expect(menu().getByRole('link', { name: 'Other 4' })).toBeVisible();
    expect(menu().queryByRole('link', { name: 'Other 5' })).toBeNull();
    await user.click(menu().getByRole('button', { name: 'More', expanded: false }));
    expect(menu().getByRole('link', { name: 'Other 5' })).toBeVisible();
  });

  it.each([
    ['/', '/'],
    ['/products', '/products'],
    ['/products/edit/1', '/products'],
    ['/productsearch', null],
    ['/inventory', '/inventory'],
    ['/inventory/receive', '/inventory/receive'],
    ['/inventory/other', '/inventory'],
    ['/nowhere', null],
  ])('counts %s as a page of %s', (pathname, path) => {
    expect(currentMenuPath(menuOf(remotes, inEnglish), pathname)).toBe(path);
  });

  it('is a drawer on small screens, closed by Escape and by choosing an entry', async () => {
    const { user, router } = await openDashboard();
    // jsdom has no width, so the style sheet for large screens hides it.
    const button = screen.getByRole('button', { name: 'Open menu', hidden: true });
    await user.click(button);
    const drawer = await screen.findByRole('dialog', { name: 'Stockroom' });
    expect(drawer).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(drawer).not.toBeInTheDocument();
    await waitFor(() => expect(button).toHaveFocus(), { timeout: 1500 });
    await user.click(button);
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('link', { name: 'Suppliers' }),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(router.state.location.pathname).toBe('/suppliers');
    expect(await findPage('Page Under Construction')).toHaveFocus();
  });

  it('has in the drawer what the narrowest header lacks', async () => {
    const { user, loadPage } = await openDashboard();
    await user.click(screen.getByRole('button', { name: 'Open menu', hidden: true }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Stockroom' }));
    await user.click(drawer.getByRole('button', { name: 'Toggle theme' }));
    expect(document.documentElement).toHaveClass('dark');
    await user.click(drawer.getByRole('button', { name: 'Toggle theme' }));
    expect(document.documentElement).not.toHaveClass('dark');
    await user.click(drawer.getByRole('button', { name: 'Logout' }));
    expect(loadPage.mock.calls).toEqual([['/login']]);
  });

  it('stays a drawer while the window is narrow, and gives way to the sidebar when it is not', async () => {
    const { user } = await openDashboard();
    const width = jest.replaceProperty(window, 'innerWidth', 768);
    await user.click(screen.getByRole('button', { name: 'Open menu', hidden: true }));
    const drawer = await screen.findByRole('dialog', { name: 'Stockroom' });
    width.replaceValue(1023);
    fireEvent(window, new Event('resize'));
    expect(drawer).toBeVisible();
    width.replaceValue(1024);
    fireEvent(window, new Event('resize'));
    expect(drawer).not.toBeInTheDocument();
    width.restore();
  });
});

describe('the frame', () => {
  it('is skipped by the first link, which is no step of the history', async () => {
    const { user, router } = await openDashboard();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
    expect(window.location.hash).toBe('');
    expect(router.state.location.hash).toBe('');
  });

  it('has landmarks, a skip link, the brand, the badge and the credit', async () => {
    const { user } = await openDashboard();
    await user.tab();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    const header = within(screen.getAllByRole('banner')[0] ?? document.body);
    expect(header.getByRole('link', { name: 'Stockroom' })).toHaveAttribute('href', '/');
    expect(await header.findByRole('button', { name: 'Notifications, 3 unread' })).toBeVisible();
    expect(screen.getByRole('main')).toBeVisible();
    expect(screen.getByRole('contentinfo')).toHaveTextContent('Built by AI App Builder');
    expect(hrefOf('AI App Builder')).toBe('https://example.com/');
  });

  it('moves the focus to the title of the page that was gone to', async () => {
    const { user } = await openDashboard();
    await user.click(menu().getByRole('link', { name: 'Orders' }));
    expect(await findPage('Page Under Construction')).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Go Back Home' }));
    expect(await findPage('Dashboard')).toHaveFocus();
  });
});

it('shows the dashboard with its title and three ways to begin', async () => {
  await openDashboard();
  expect(screen.getByText('Welcome to your inventory management system')).toBeVisible();
  expect(document.title).toBe('Dashboard · Stockroom');
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Add Product' })).toHaveAttribute('href', '/products/new');
  expect(main.getByRole('link', { name: 'Receive Stock' })).toHaveAttribute(
    'href',
    '/inventory/receive',
  );
  expect(main.getByRole('link', { name: 'Create Order' })).toHaveAttribute('href', '/orders/new');
});
