import { screen, waitFor, within } from '@testing-library/react';
import { apiError } from '../store/api-error';
import { takeLogged } from '../testing/logged';
import { findRow, open, server, things, type Things } from './testing/things-page';

const FAILURE = apiError({ status: 500, code: 'INTERNAL', message: 'Broken' });

it('shows the rows and their number', async () => {
  server.answerTo = () => things('Desk', 'Lamp');
  open();
  await findRow('Desk');
  const table = screen.getByRole('table', { name: 'Things' });
  expect(within(table).getAllByRole('columnheader')).toHaveLength(3);
  expect(within(table).getAllByRole('row')).toHaveLength(3);
  expect(screen.getByText('2 things')).toHaveAttribute('role', 'status');
});

it('shows the empty state when no record exists', async () => {
  server.answerTo = () => things();
  open();
  expect(await screen.findByText('No things yet')).toBeVisible();
});

it('shows no results for a filter, and clears it', async () => {
  server.answerTo = ({ search }) => (search === undefined ? things('Desk') : things());
  const { user, search } = open('/things?search=xyz');
  expect(await screen.findByText('No things found')).toBeVisible();
  expect(screen.queryByText('No things yet')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await findRow('Desk');
  expect(search()).toBe('');
  expect(screen.getByRole('searchbox', { name: 'Search things' })).toHaveValue('');
});

it('says what it shows instead of what was typed', async () => {
  server.answerTo = () => ({ ...things('Desk'), searchedFor: 'desk' });
  open('/things?search=lysk');
  expect(await screen.findByText('Showing results for “desk”')).toBeVisible();
});

it.each([
  ['search=xyz', 'search'],
  ['status=low', 'filters'],
  ['search=xyz&status=low&from=2026-11-21', 'search and filters'],
])('names the filters of %s', async (query, filteredBy) => {
  server.answerTo = () => things();
  open(`/things?${query}`);
  expect(await screen.findByText(`Nothing matches the current ${filteredBy}.`)).toBeVisible();
});

it('ignores impossible days', async () => {
  server.answerTo = () => things('Desk');
  open('/things?from=2026-02-30&to=2026-11-20');
  await findRow('Desk');
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  expect(server.asked.at(-1)).toEqual({ sort: 'name', to: '2026-11-20', timeZone });
});

it('shows a failure, never the empty state, and tries again', async () => {
  server.answerTo = () => FAILURE;
  const { user } = open();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Failed to load things');
  expect(screen.queryByText('No things yet')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByText('Error')).toBeVisible());
  expect(takeLogged()).toEqual([expect.stringContaining('Failed to load things')]);

  server.answerTo = () => things('Desk');
  await user.click(within(alert).getByRole('button', { name: 'Retry' }));
  await findRow('Desk');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('shows no empty state while the unfiltered list loads', async () => {
  let respond = (_answer: Things) => {};
  server.answerTo = ({ search }) =>
    search === undefined ? new Promise((resolve) => (respond = resolve)) : things();
  const { user } = open('/things?search=xyz');
  await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByText('Loading…')).toBeInTheDocument();
  expect(screen.queryByText('No things yet')).not.toBeInTheDocument();
  respond(things('Desk'));
  await findRow('Desk');
});

it('goes to the first page when a later one becomes empty', async () => {
  server.answerTo = ({ cursor }) =>
    cursor === undefined ? things('Desk') : { ...things(), total: 1 };
  const { search } = open('/things?cursor=abc');
  await findRow('Desk');
  expect(search()).toBe('');
});
