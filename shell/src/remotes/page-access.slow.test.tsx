import { loadRemote } from '@module-federation/enhanced/runtime';
import { categorySchema, type RegisteredRemote, type Role } from '@stockroom/contract';
import { api, PageFrame } from '@stockroom/shared-ui';
import { Form, SubmitButton, TextField } from '@stockroom/shared-ui/forms';
import { faults, findPage, takeLogged } from '@stockroom/shared-ui/testing';
import { act, screen, within } from '@testing-library/react';
import { fakeBuild, fakeRemote } from '../testing/fake-registry';
import { pressByHand } from '../testing/press';
import { renderShell } from '../testing/render-shell';

const lampsApi = api.injectEndpoints({
  endpoints: (build) => ({
    testSaveShade: build.mutation<unknown, object>({
      query: (shade) => ({ operation: 'POST /categories', body: shade }),
    }),
  }),
});

function ShadeForm() {
  const [saveShade] = lampsApi.useTestSaveShadeMutation();
  return (
    <PageFrame title="New shade">
      <Form
        initialValues={{ name: '' }}
        schema={categorySchema}
        onSubmit={(shade) => saveShade(shade).unwrap()}
        failure="Failed"
      >
        <TextField name="name" label="Name" />
        <SubmitButton busyLabel="Saving…">Save</SubmitButton>
      </Form>
    </PageFrame>
  );
}

const page = (title: string) => <PageFrame title={title} children={null} />;
const ROUTES = [
  { path: '/lamps', element: page('Lamps') },
  { path: '/lamps/new', element: page('New lamp') },
  { path: '/lamps/shades', element: <ShadeForm /> },
  { path: '/lamps/:id', element: page('One lamp') },
];
jest.mocked(loadRemote).mockImplementation(async (name) => ({
  default: name === 'mf_lamps/remote' ? ROUTES : [{ path: '/audits', element: page('Audits') }],
}));

const LAMPS: RegisteredRemote = fakeRemote('mf-lamps', {
  menu: [
    {
      label: 'Lamps',
      path: '/lamps',
      icon: 'tag',
      order: 1,
      children: [
        { label: 'All Lamps', path: '/lamps' },
        { label: 'New Lamp', path: '/lamps/new', shortcut: 'l' },
      ],
      palette: [
        { label: 'Add Shade', path: '/lamps/shades', isAction: true },
        { label: 'Lamp Costs', path: '/lamps?show=costs', permission: 'costs:read' },
      ],
    },
  ],
  build: {
    ...fakeBuild('v1'),
    access: [
      { path: '/lamps', permission: 'products:read' },
      { path: '/lamps/new', permission: ['sales:write', 'purchases:write'] },
      { path: '/lamps/shades', permission: 'categories:write' },
      { path: '/lamps/:id' },
    ],
  },
});
const AUDITS: RegisteredRemote = fakeRemote('mf-audits', {
  menu: [{ label: 'Audits', path: '/audits', icon: 'tag', order: 2, shortcut: 'a' }],
  build: { ...fakeBuild('v1'), access: [{ path: '/audits', permission: 'reports:read' }] },
});

function open(path: string, role: Role) {
  return renderShell({ path, isSignedIn: true, role, remotes: [LAMPS, AUDITS] });
}
const look = () => act(() => void window.dispatchEvent(new Event('focus')));
const notice = () => screen.findByText(/^Your role no longer allows you to/);

test.each([
  [
    'manager',
    ['Dashboard', 'All Lamps', 'New Lamp', 'Audits'],
    ['Add Shade', 'Lamp Costs', 'Releases'],
  ],
  ['sales', ['Dashboard', 'All Lamps', 'New Lamp'], []],
  ['accountant', ['Dashboard', 'All Lamps', 'Audits'], ['Lamp Costs']],
  ['warehouse', ['Dashboard', 'All Lamps'], []],
] as const)('menu, palette and shortcuts offer %s what the role may open', async (...row) => {
  const [role, places, offers] = row;
  const { user } = await open('/lamps/17', role);
  await findPage('One lamp');
  const menu = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
  expect(menu.map(({ textContent }) => textContent)).toEqual(places);

  await user.keyboard('{Control>}k{/Control}');
  const box = await screen.findByRole('combobox', { name: 'Search or do something' });
  const offered: string[] = [];
  for (const label of ['Add Shade', 'Lamp Costs', 'Releases']) {
    await user.clear(box);
    await user.type(box, label);
    if (screen.queryByRole('option', { name: new RegExp(`^${label}`) })) offered.push(label);
  }
  expect(offered).toEqual(offers);

  await user.keyboard('{Escape}');
  if (!places.some((label) => label === 'Audits')) return;
  pressByHand('g', 'a');
  await findPage('Audits');
});

test.each([
  ['/audits', 'sales', 'see reports'],
  ['/releases', 'accountant', 'see releases'],
  ['/people', 'manager', 'invite people and change their roles'],
  [
    '/lamps/new',
    'warehouse',
    'create, change and delete sales orders or create, change and delete purchase orders',
  ],
] as const)('%s tells %s what it needs, and who can grant it', async (path, role, needed) => {
  const { user } = await open(path, role);
  await findPage('No access');
  expect(
    screen.getByText(
      `Your role does not allow you to ${needed}. Ask an owner of this installation.`,
    ),
  ).toBeVisible();
  expect(screen.getByText(path)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Go Back Home' }));
  await findPage('Dashboard');
});

test('an open page goes with its permission, and returns with it', async () => {
  const { setRole } = await open('/audits', 'accountant');
  await findPage('Audits');
  await setRole('sales');
  look();
  await findPage('No access');
  expect(screen.queryByRole('link', { name: 'Audits' })).toBeNull();
  await setRole('accountant');
  look();
  await findPage('Audits');
  expect(screen.getByRole('link', { name: 'Audits' })).toBeVisible();
});

test('a half-filled form stays while its permission is away, and saves when it is back', async () => {
  const { user, request, setRole } = await open('/lamps/shades', 'manager');
  await findPage('New shade');
  const field = screen.getByRole('textbox', { name: 'Name' });
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
  await user.type(field, 'Silk');
  await setRole('warehouse');
  await save();
  expect(await notice()).toHaveTextContent(
    'Your role no longer allows you to add and remove categories. What you typed stays here. Ask an owner of this installation.',
  );
  const refusal = await screen.findByText(/^Add and remove categories: your role does not allow/);
  expect(refusal).toBeVisible();
  expect(takeLogged().join()).toContain('Failed');
  expect(screen.getByRole('textbox', { name: 'Name' })).toBe(field);
  expect(field).toHaveValue('Silk');

  await setRole('manager');
  look();
  await screen.findByRole('link', { name: 'Audits' });
  expect(screen.queryByText(/^Your role no longer/)).toBeNull();
  expect(field).toHaveValue('Silk');
  await save();
  await screen.findByRole('button', { name: 'Save' });
  const { categories } = (await (await request('categories')).json()) as { categories: string[] };
  expect(categories).toContain('Silk');
});

test('leaving the form leads to pages that are allowed, and back to what is missing', async () => {
  const { user, setRole, router } = await open('/lamps/shades', 'manager');
  await findPage('New shade');
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Silk');
  await setRole('warehouse');
  look();
  await notice();
  await user.click(screen.getByRole('link', { name: 'All Lamps' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await findPage('Lamps');
  expect(screen.queryByText(/^Your role no longer/)).toBeNull();
  await act(() => router.navigate('/lamps/shades'));
  await findPage('No access');
});

test('links of the server lead to the nearest page that the role may open', async () => {
  const products = fakeRemote('mf-products', {
    build: {
      ...fakeBuild('v1'),
      access: [{ path: '/products/import', permission: 'products:write' }],
    },
  });
  const sent = { _id: '1', kind: 'welcome', title: 'Import', text: '', link: '/products/import' };
  const notifications = [{ ...sent, createdAt: '2026-11-20T12:00:00.000Z', isRead: false }];
  faults.status('get', 'notifications', 200, { notifications, unread: 1, nextCursor: null });
  const { user } = await renderShell({
    path: '/elsewhere',
    isSignedIn: true,
    role: 'warehouse',
    remotes: [products],
  });
  await user.click(await screen.findByRole('button', { name: /^Notifications/ }));
  const link = await screen.findByRole('link', { name: /Import/ });
  expect(link).toHaveAttribute('href', '/products');
});
