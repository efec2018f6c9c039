import { act, screen, waitFor, within } from '@testing-library/react';
import { apiError } from '../store/api-error';
import { takeLogged } from '../testing/logged';
import { findRow, open, server, things, type Things } from './testing/things-page';

const FAILURE = apiError({ status: 500, code: 'INTERNAL', message: 'Broken' });

it('shows the rows, what they are and how many', async () => {
  server.answerTo = () => things('Desk', 'Lamp');
  open();
  await findRow('Desk');
  const table = screen.getByRole('table', { name: 'Things' });
  expect(within(table).getAllByRole('columnheader')).toHaveLength(3);
  expect(within(table).getAllByRole('row')).toHaveLength(3);
  expect(screen.getByText('2 things')).toHaveAttribute('role', 'status');
});

it('says when nothing exists yet', async () => {
  server.answerTo = () => things();
  open();
  expect(await screen.findByText('No things yet')).toBeVisible();
});

it('says when the filter lets nothing through, and clears it', async () => {
  server.answerTo = ({ search }) => (search === undefined ? things('Desk') : things());
  const { user, search } = open('/things?search=xyz');
  expect(await screen.findByText('No things found')).toBeVisible();
  expect(screen.queryByText('No things yet')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await findRow('Desk');
  expect(search()).toBe('');
  expect(screen.getByRole('searchbox', { name: 'Search things' })).toHaveValue('');
});

it.each([
  ['search=xyz', 'search'],
  ['status=low', 'filters'],
  ['search=xyz&status=low&from=2026-11-21', 'search and filters'],
])('names what is set (%s) and not what is not', async (query, filteredBy) => {
  server.answerTo = () => things();
  open(`/things?${query}`);
  expect(await screen.findByText(`Nothing matches the current ${filteredBy}.`)).toBeVisible();
});

it('takes no day that there is not, and says of a period turned round only that', async () => {
  server.answerTo = () =>
    apiError({ status: 422, code: 'VALIDATION_FAILED', message: 'Turned', fieldErrors: {} });
  const { router } = open('/things?from=2026-11-21&to=2026-11-20');
  await waitFor(() => expect(server.asked).toHaveLength(1));
  expect(screen.getByText('The period ends before it begins')).toBeVisible();
  expect(screen.queryByText('Failed to load things')).not.toBeInTheDocument();
  server.answerTo = () => things('Desk');
  await act(() => router.navigate('/things?from=2026-02-30&to=2026-11-20'));
  await findRow('Desk');
  expect(server.asked.at(-1)).toEqual({ sort: 'name', to: '2026-11-20' });
});

it('says when loading failed, never that there is nothing, and tries again', async () => {
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

it('does not say "nothing yet" while the unfiltered list is on its way', async () => {
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

it('goes to the first page when a later one has become empty', async () => {
  server.answerTo = ({ cursor }) =>
    cursor === undefined ? things('Desk') : { ...things(), total: 1 };
  const { search } = open('/things?cursor=abc');
  await findRow('Desk');
  expect(search()).toBe('');
});
