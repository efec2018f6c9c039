import type { HealthSummary, PublishedRelease, ReleasedRemote, Role } from '@stockroom/contract';
import { faults, findPage, findToast, takeLogged } from '@stockroom/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { fakeRegistry } from '../testing/fake-registry';
import { renderShell } from '../testing/render-shell';
import { askRegistry } from '../updates/live-registry';

jest.mock('../updates/live-registry', () => ({ askRegistry: jest.fn() }));
const askRegistryMock = jest.mocked(askRegistry);
beforeEach(() => askRegistryMock.mockResolvedValue(null));

const FAILURE = 'Failed to load releases';
const DAY_MS = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - (days + 0.1) * DAY_MS).toISOString();

function release(version: string, changes: Partial<PublishedRelease> = {}): PublishedRelease {
  return {
    version,
    publisher: 'npm start',
    note: '',
    commitId: null,
    committedAt: null,
    publishedAt: daysAgo(3),
    liveUntil: null,
    recalledAt: null,
    isAborted: false,
    ...changes,
  };
}

function remote(title: string, changes: Partial<ReleasedRemote> = {}): ReleasedRemote {
  const name = `mf-${title.toLowerCase()}`;
  const empty = { live: null, disabled: null, candidate: null, share: null, releases: [] };
  return { name, title, isRemoved: false, ...empty, ...changes };
}

function change(action: string, name: string, version: string, more: object = {}) {
  return { name, version, action, actor: 'Vera', share: null, note: '', at: daysAgo(1), ...more };
}

const OLD = release('aaaaaaaaaaaa', { liveUntil: daysAgo(2) });
const NEW = release('bbbbbbbbbbbb', { commitId: 'c0ffee1234567', note: 'A new list' });

/** Opens the page while the API gives these answers; null leaves a call as it is. */
async function openPage(
  remotes: ReleasedRemote[] | null,
  history: object[] = [],
  health: HealthSummary[] | null = [],
  role?: Role,
) {
  faults.status('get', 'deploy-tokens', 200, { tokens: [] });
  if (remotes) faults.status('get', 'releases', 200, { remotes });
  faults.status('get', 'release-history', 200, { history });
  if (health) faults.status('get', 'release-health', 200, { releases: health });
  const shell = await renderShell({ path: '/releases', isSignedIn: true, seed: 'none', role });
  await findPage('Releases');
  return shell;
}

async function findCard(title: string) {
  const heading = await screen.findByRole('heading', { level: 2, name: title });
  return heading.closest('section') ?? document.body;
}
async function textsOf(title: string) {
  const blocks = within(await findCard(title)).getAllByRole('group');
  return blocks.map(({ textContent }) => textContent);
}

describe('a remote', () => {
  it('shows the live release with who made it live and why, beside the one before', async () => {
    await openPage(
      [remote('Orders', { live: NEW.version, releases: [OLD, NEW] })],
      [change('promoted', 'mf-orders', NEW.version)],
    );
    const [live, before, ...others] = await textsOf('Orders');
    expect(live).toMatch(/^Livebbbbbbbbbbbbyesterday \(.*\) by VeraCommit c0ffee1A new listNo/);
    expect(before).toMatch(/^Previousaaaaaaaaaaaauntil 2 days ago/);
    expect(others).toEqual([]);
  });

  it.each([
    ['Withdrawn', { isAborted: true }],
    ['Recalled', { recalledAt: daysAgo(1) }],
  ])('says of the one before that it is %s', async (label, why) => {
    const bad = release('cccccccccccc', { liveUntil: daysAgo(1), ...why });
    await openPage([remote('Orders', { live: NEW.version, releases: [OLD, NEW, bad] })]);
    const [, before] = await textsOf('Orders');
    expect(before).toMatch(new RegExp(`^${label}cccccccccccc`));
  });

  it('shows the share of a rollout beside the live release', async () => {
    const { version: candidate } = NEW;
    const rollout = { live: OLD.version, candidate, share: 10, releases: [OLD, NEW] };
    await openPage([remote('Orders', rollout)]);
    expect(await textsOf('Orders')).toEqual([
      expect.stringMatching(/^In rollout for 10 % of visitorsbbbbbbbbbbbb3 days ago.*by npm start/),
      expect.stringMatching(/^Liveaaaaaaaaaaaa/),
    ]);
  });

  it('shows who disabled it, and that it is removed or was never deployed', async () => {
    const releases = [OLD];
    await openPage(
      [
        remote('Orders', { disabled: OLD.version, releases }),
        remote('Returns', { isRemoved: true, releases }),
        remote('Claims'),
      ],
      [change('disabled', 'mf-orders', OLD.version)],
    );
    expect(await textsOf('Orders')).toEqual([
      expect.stringMatching(/^Disabledaaaaaaaaaaaayesterday .* by Vera/),
    ]);
    expect(await findCard('Returns')).toHaveTextContent(/Removed.*Previousaaaaaaaaaaaa/);
    expect(await findCard('Claims')).toHaveTextContent('Not deployed');
  });

  it('is unavailable when the server cannot serve it', async () => {
    const { site, remotes } = fakeRegistry({ 'mf-orders': OLD.version });
    const broken = remotes.map((one) => ({ ...one, build: null, whyNot: 'unavailable' as const }));
    askRegistryMock.mockResolvedValue({ site, remotes: broken });
    await openPage([remote('Orders', { live: NEW.version, releases: [NEW] })]);
    await waitFor(async () =>
      expect(await textsOf('Orders')).toEqual([expect.stringMatching(/^Unavailablebbbbbbbbbbbb/)]),
    );
  });
});

describe('health', () => {
  const minute = (hoursAgo: number, content: number, failures: number, ms = 0) => ({
    content,
    failures,
    ms,
    at: new Date(Date.now() - hoursAgo * 3_600_000 - 60_000).toISOString(),
  });

  it('shows the share of pages that worked, their time and the visitors with a failure', async () => {
    await openPage(
      [remote('Orders', { live: NEW.version, releases: [OLD, NEW] })],
      [],
      [
        {
          release: `mf-orders@${NEW.version}`,
          visitors: 300,
          failing: 1,
          minutes: [minute(5, 1000, 0, 400), minute(2, 999, 1, 200)],
        },
        {
          release: `mf-orders@${OLD.version}`,
          visitors: 1,
          failing: 0,
          minutes: [minute(30, 1, 0, 90)],
        },
      ],
    );
    const [live, before] = await textsOf('Orders');
    // Never 100 % with a failure.
    expect(live).toMatch(
      /99,9\s% of 2\s000 pages worked1 of 300 visitors had a failure300 ms to content on average$/,
    );
    expect(before).toMatch(
      /100,0\s% of 1 page workedNo visitor had a failure90 ms to content on average$/,
    );
    const [picture] = within(await findCard('Orders')).getAllByRole('img');
    expect(picture).toHaveAccessibleName(/^99,9\s% of pages worked in the last 24 hours$/);
    const columns = [...(picture?.children ?? [])];
    expect(columns).toHaveLength(24);
    const seen = columns.filter((column) => column.getAttribute('data-visited') === 'true');
    expect(seen.map((column) => columns.indexOf(column))).toEqual([18, 21]);
    expect(seen.map(({ children }) => children.length)).toEqual([0, 1]);
  });

  it('of a release without visits has no picture', async () => {
    await openPage([remote('Orders', { live: NEW.version, releases: [NEW] })]);
    expect(await findCard('Orders')).toHaveTextContent('No visits in the last 24 hours');
    expect(screen.queryByRole('img')).toBeNull();
  });
});

describe('the history', () => {
  it('shows what changed, newest first, and the rest on request', async () => {
    const share = { share: 10, note: 'Try it' };
    const history = [
      change('rolled back', 'mf-orders', OLD.version),
      change('rollout', 'mf-orders', NEW.version, share),
      ...Array.from({ length: 30 }, (_, index) => change('published', 'mf-gone', `v${index}`)),
    ];
    const { user } = await openPage([remote('Orders')], history);
    const table = await screen.findByRole('table', { name: 'History' });
    const rows = () => within(table).getAllByRole('row').slice(1);
    const cells = rows().map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
    expect(cells.slice(0, 3).map((texts) => texts.toSpliced(3, 1))).toEqual([
      ['Orders', 'Rolled back', OLD.version, 'Vera', ''],
      ['Orders', 'Rolled out to 10 %', NEW.version, 'Vera', 'Try it'],
      ['mf-gone', 'Published', 'v0', 'Vera', ''],
    ]);
    expect(rows()).toHaveLength(20);
    await user.click(screen.getByRole('button', { name: 'Show all 32' }));
    expect(rows()).toHaveLength(32);
    expect(screen.queryByRole('button', { name: /^Show all/ })).toBeNull();
  });

  it('shows that nothing has changed yet', async () => {
    await openPage([remote('Orders')]);
    expect(await screen.findByText('No changes yet')).toBeVisible();
  });
});

test('shows that it loads, then a failure, and all after Retry', async () => {
  faults.offline('get', 'releases');
  const answer = faults.hold('get', 'releases');
  const { user } = await openPage(null);
  expect(within(screen.getByRole('main')).getByText('Loading…')).toBeInTheDocument();
  answer();
  expect(await findToast(FAILURE)).toBeVisible();
  const alert = within(screen.getByRole('main')).getByRole('alert');
  expect(alert).toHaveTextContent(`${FAILURE}The server cannot be reached.`);
  expect(takeLogged()).toHaveLength(1);
  faults.status('get', 'releases', 200, { remotes: [remote('Orders')] });
  await user.click(within(alert).getByRole('button', { name: 'Retry' }));
  expect(await findCard('Orders')).toBeVisible();
  expect(within(screen.getByRole('main')).queryByRole('alert')).toBeNull();
});

test('shows what is live when its health cannot be loaded', async () => {
  faults.status('get', 'release-health', 500);
  await openPage([remote('Orders', { live: NEW.version, releases: [NEW] })], [], null);
  expect(await findToast(FAILURE)).toBeVisible();
  expect(await findCard('Orders')).toHaveTextContent(/bbbbbbbbbbbb.*Health not loaded/);
  expect(takeLogged()).toHaveLength(1);
});
