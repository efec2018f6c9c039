import {
  inEnglish,
  type PublishedRelease,
  type ReleasedRemote,
  type Role,
} from '@stockroom/contract';
import { faults, findPage, findToast, retype, takeLogged } from '@stockroom/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderShell } from '../testing/render-shell';
import { askRegistry } from '../updates/live-registry';
import { actionsFor } from './release-actions';

jest.mock('../updates/live-registry', () => ({ askRegistry: jest.fn() }));
beforeEach(() => jest.mocked(askRegistry).mockResolvedValue(null));

const [OLD, LIVE, NEXT] = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb', 'cccccccccccc'] as const;

function release(version: string, changes: Partial<PublishedRelease> = {}): PublishedRelease {
  const nothing = { note: '', commitId: null, committedAt: null, liveUntil: null };
  const publishedAt = '2026-11-20T10:00:00.000Z';
  const fate = { recalledAt: null, isAborted: false };
  return { version, publisher: 'Vera', publishedAt, ...nothing, ...fate, ...changes };
}
const REPLACED = release(OLD, { liveUntil: '2026-11-21T10:00:00.000Z' });

function orders(changes: Partial<ReleasedRemote> = {}): ReleasedRemote {
  return {
    name: 'mf-orders',
    title: 'Orders',
    isRemoved: false,
    live: LIVE,
    disabled: null,
    candidate: null,
    share: null,
    releases: [REPLACED, release(LIVE)],
    ...changes,
  };
}
const IN_ROLLOUT = orders({
  candidate: NEXT,
  share: 10,
  releases: [REPLACED, release(LIVE), release(NEXT)],
});

async function openPage(
  remote: ReleasedRemote,
  { role, tokens = [] as object[] }: { role?: Role; tokens?: object[] } = {},
) {
  faults.status('get', 'releases', 200, { remotes: [remote] });
  faults.status('get', 'release-history', 200, { history: [] });
  faults.status('get', 'release-health', 200, { releases: [] });
  faults.status('get', 'deploy-tokens', 200, { tokens });
  const shell = await renderShell({ path: '/releases', isSignedIn: true, seed: 'none', role });
  await findPage('Releases');
  await screen.findByRole('heading', { name: 'Orders' });
  return shell;
}

async function choose(remote: ReleasedRemote, action: string) {
  const shell = await openPage(remote);
  await shell.user.click(screen.getByRole('button', { name: 'Change' }));
  await shell.user.click(await screen.findByRole('menuitem', { name: action }));
  return shell;
}

test.each<[string, ReleasedRemote, string[]]>([
  ['a live release', orders(), [`Roll back to ${OLD}`, 'Disable', `Recall ${OLD}`]],
  [
    'a rollout',
    IN_ROLLOUT,
    [
      'Promote',
      'Abort rollout',
      `Roll back to ${OLD}`,
      'Disable',
      `Recall ${NEXT}`,
      `Recall ${OLD}`,
    ],
  ],
  ['a disabled remote', orders({ live: null, disabled: LIVE }), [`Roll back to ${OLD}`, 'Enable']],
  [
    'a remote that was rolled back',
    orders({
      live: OLD,
      releases: [release(OLD), release(LIVE, { liveUntil: '2026-11-21T10:00:00.000Z' })],
    }),
    [`Return to ${LIVE}`, 'Disable', `Recall ${LIVE}`],
  ],
  [
    'what Stockroom withdrew',
    orders({
      live: OLD,
      releases: [release(OLD), { ...REPLACED, version: LIVE, isAborted: true }],
    }),
    ['Disable', `Recall ${LIVE}`],
  ],
  [
    'the shell',
    orders({ name: 'shell', title: 'Shell' }),
    [`Roll back to ${OLD}`, `Recall ${OLD}`],
  ],
  ['a removed remote', orders({ isRemoved: true, live: null }), []],
  ['a remote that was never live', orders({ live: null, releases: [] }), []],
])('offers what can be switched of %s', (_what, remote, labels) => {
  expect(actionsFor(remote, inEnglish).map(({ label }) => label)).toEqual(labels);
});

test.each([
  ['owner', 1],
  ['manager', 0],
] as const)('lets a person as %s switch releases and manage tokens: %s', async (role, count) => {
  await openPage(orders(), { role });
  expect(screen.queryAllByRole('button', { name: 'Change' })).toHaveLength(count);
  if (count > 0)
    expect(await screen.findByRole('heading', { name: 'Deploy tokens' })).toBeVisible();
  else expect(screen.queryByRole('heading', { name: 'Deploy tokens' })).toBeNull();
});

test('names the effect of a rollback, makes it once, and shows what is live then', async () => {
  const { user } = await choose(orders(), `Roll back to ${OLD}`);
  const question = await screen.findByRole('alertdialog', {
    name: `Orders: roll back to ${OLD}?`,
  });
  expect(question).toHaveAccessibleDescription(
    `Orders ${OLD} becomes live for all visitors. Visitors now get ${LIVE}.`,
  );
  const message = `mf-orders ${OLD} is live again`;
  faults.status('post', 'releases/mf-orders/rollback', 200, { success: true, message });
  const answer = faults.hold('post', 'releases/mf-orders/rollback');
  const yes = within(question).getByRole('button', { name: `Roll back to ${OLD}` });
  await user.dblClick(yes);
  expect(yes).toBeDisabled();
  expect(yes).toHaveAttribute('aria-busy', 'true');
  faults.status('get', 'releases', 200, {
    remotes: [orders({ live: OLD, releases: [release(OLD), release(LIVE)] })],
  });
  answer();
  expect(await findToast(message)).toBeVisible();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(await screen.findByRole('group', { name: `Orders ${OLD}` })).toHaveTextContent(/^Live/);
});

test('keeps the question with the refusal of the server, and shows the fresh state', async () => {
  const { user } = await choose(IN_ROLLOUT, 'Promote');
  const message = 'Somebody has changed mf-orders in the meantime.';
  faults.status('post', 'releases/mf-orders/promote', 409, { code: 'RELEASE_REFUSED', message });
  faults.status('get', 'releases', 200, { remotes: [orders()] });
  const question = await screen.findByRole('alertdialog', { name: 'Orders: promote?' });
  await user.click(within(question).getByRole('button', { name: 'Promote' }));
  expect(await within(question).findByRole('alert')).toHaveTextContent(message);
  expect(within(question).getByRole('button', { name: 'Promote' })).toBeEnabled();
  await waitFor(() => expect(screen.queryByText(/In rollout/)).toBeNull());
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('changes the share of a rollout, and checks the number first', async () => {
  const { user } = await choose(IN_ROLLOUT, 'Change share');
  const dialog = await screen.findByRole('dialog');
  await retype(user, 'Share of visitors', '101');
  await user.click(within(dialog).getByRole('button', { name: 'Change share' }));
  const refusal = 'Share must be a whole number from 0 to 100';
  expect(await within(dialog).findByText(refusal)).toBeVisible();
  const message = `50 % of visitors get mf-orders ${NEXT}`;
  faults.status('post', 'releases/mf-orders/share', 200, { success: true, message });
  await retype(user, 'Share of visitors', '50');
  await user.click(within(dialog).getByRole('button', { name: 'Change share' }));
  expect(await findToast(message)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

describe('deploy tokens', () => {
  const token = {
    label: 'orders team',
    remotes: ['mf-orders'],
    createdAt: '2026-11-20T10:00:00.000Z',
    expiresAt: '2027-02-18T10:00:00.000Z',
    withdrawnAt: null,
    usedAt: null,
  };

  test('shows a new token once, with the command to publish', async () => {
    const { user } = await openPage(orders());
    expect(await screen.findByText('No deploy tokens yet')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'New token' }));
    const dialog = await screen.findByRole('dialog', { name: 'New deploy token' });
    const create = within(dialog).getByRole('button', { name: 'Create token' });
    await user.click(create);
    for (const error of ['Label is required', 'Name a remote'])
      expect(await within(dialog).findByText(error)).toBeVisible();
    await retype(user, 'Label', 'orders team');
    await retype(user, 'Remotes', 'mf-orders, Nonsense!');
    await user.click(create);
    expect(
      await within(dialog).findByText('Names look like mf-orders; * stands for all'),
    ).toBeVisible();
    await retype(user, 'Remotes', 'mf-orders, shell');
    const answer = { success: true, message: 'Token created', token: 'stockroom_secret' };
    faults.status('post', 'deploy-tokens', 201, answer);
    await user.click(create);
    const made = await screen.findByRole('dialog', { name: 'Copy the token now' });
    expect(within(made).getByRole('textbox', { name: 'Token' })).toHaveValue('stockroom_secret');
    expect(made).toHaveTextContent(`npx stockroom publish --to ${window.location.origin}`);
    await user.click(within(made).getByRole('button', { name: 'Copy' }));
    expect(await within(made).findByText('Copied')).toBeVisible();
  });

  test('keeps what was typed when the label is taken', async () => {
    const { user } = await openPage(orders());
    await user.click(await screen.findByRole('button', { name: 'New token' }));
    const message = 'There is a token orders team already';
    const fieldErrors = { label: message };
    faults.status('post', 'deploy-tokens', 409, { code: 'DUPLICATE', message, fieldErrors });
    await retype(user, 'Label', 'orders team');
    await retype(user, 'Remotes', '*');
    await user.click(screen.getByRole('button', { name: 'Create token' }));
    await waitFor(() =>
      expect(screen.getByLabelText('Label')).toHaveAccessibleDescription(new RegExp(message)),
    );
    expect(screen.getByLabelText('Remotes')).toHaveValue('*');
    takeLogged();
  });

  test('withdraws a token after a question', async () => {
    const { user } = await openPage(orders(), { tokens: [token] });
    const table = await screen.findByRole('table', { name: 'Deploy tokens' });
    const row = within(table).getByRole('row', { name: /^orders team/ });
    expect(row).toHaveTextContent(/mf-orders.*Never/);
    await user.click(within(row).getByRole('button', { name: 'Withdraw' }));
    const question = await screen.findByRole('alertdialog', {
      name: 'Withdraw the token orders team?',
    });
    const message = 'Token withdrawn';
    faults.status('post', 'deploy-tokens/withdraw', 200, { success: true, message });
    const withdrawn = { ...token, withdrawnAt: '2026-11-22T10:00:00.000Z' };
    faults.status('get', 'deploy-tokens', 200, { tokens: [withdrawn] });
    await user.click(within(question).getByRole('button', { name: 'Withdraw' }));
    expect(await findToast(message)).toBeVisible();
    await waitFor(() => expect(table).toHaveTextContent('Withdrawn'));
    expect(within(table).queryByRole('button', { name: 'Withdraw' })).toBeNull();
  });
});
