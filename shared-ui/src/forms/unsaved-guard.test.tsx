import { act, screen, waitFor } from '@testing-library/react';
import { apiError, type ApiError } from '../store/api-error';
import { createStore } from '../store/create-store';
import { logOut } from '../store/session';
import { SessionClient } from '../store/session-client';
import { takeLogged } from '../testing/logged';
import { around, box, isUnloadAsked, open, save } from './testing/product-form';

beforeEach(() => {
  around.answer = () => Promise.resolve({});
});

it('asks once about unsaved typing, and stays on Stay', async () => {
  const user = open();
  await user.type(box('Name'), '!');
  await user.click(screen.getByRole('link', { name: 'Cancel' }));
  await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(box('Name')).toHaveValue('Desk!'));

  await user.click(screen.getByRole('link', { name: 'Cancel' }));
  await screen.findByRole('alertdialog');
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('All products')).toBeVisible();
});

it('asks when the query changes, because each query has a form of its own', async () => {
  const user = open();
  await user.type(box('Name'), '!');
  for (const query of ['?tab=other', '?productId=other']) {
    act(() => void around.router.navigate(`/edit${query}`));
    await user.click(await screen.findByRole('button', { name: 'Stay' }));
    expect(around.router.state.location.search).toBe('');
    expect(box('Name')).toHaveValue('Desk!');
  }
});

it('does not ask for another part of the page', async () => {
  const user = open();
  await user.type(box('Name'), '!');
  act(() => void around.router.navigate('/edit#main'));
  await waitFor(() => expect(around.router.state.location.hash).toBe('#main'));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

/** Saves, and opens another page before the answer. */
async function leaveDuringSave(typed: string) {
  let finish = (_answer: object) => {};
  let fail = (_error: ApiError) => {};
  around.answer = () =>
    new Promise((resolve, reject) => {
      finish = resolve;
      fail = reject;
    });
  const user = open();
  await user.type(box('Name'), typed);
  await user.click(save());
  await waitFor(() => expect(around.sent).toHaveLength(1));
  await user.click(screen.getByRole('link', { name: 'Orders' }));
  return { user, finish, fail };
}

it('waits for the save in flight, then leaves without a question', async () => {
  const { finish } = await leaveDuringSave('!');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(box('Name')).toHaveValue('Desk!');
  expect(await screen.findByText('Saving before you leave…')).toBeVisible();
  await act(async () => finish({}));
  expect(await screen.findByText('All orders')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

it('asks after a save that failed', async () => {
  const { user, fail } = await leaveDuringSave('!');
  await screen.findByText('Saving before you leave…');
  await act(async () => fail(apiError({ status: 500, code: 'INTERNAL', message: '' })));
  const leave = await screen.findByRole('button', { name: 'Leave' });
  expect(screen.queryByText('Saving before you leave…')).toBeNull();
  await user.click(leave);
  expect(await screen.findByText('All orders')).toBeVisible();
  expect(takeLogged()).toHaveLength(1);
});

it('stays on the page that the user opened during the save', async () => {
  // Without typing there is no question and no wait.
  const { finish } = await leaveDuringSave('{Tab}');
  await screen.findByText('All orders');
  await act(async () => finish({}));
  expect(screen.getByText('All orders')).toBeVisible();
});

it('asks before a log-out, and ends the session only on Leave', async () => {
  const loadPage = jest.fn();
  const store = createStore(new SessionClient({ locks: undefined, loadPage }));
  const user = open(undefined, store);
  await user.type(box('Name'), '!');
  act(() => void store.dispatch(logOut()));
  await user.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(loadPage).not.toHaveBeenCalled();
  expect(isUnloadAsked()).toBe(true);

  act(() => void store.dispatch(logOut()));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(loadPage).toHaveBeenCalledWith('/login'));
  expect(isUnloadAsked()).toBe(false);
});

it('Back answers a question of the save with no', async () => {
  around.answer = async (confirm) =>
    (await confirm({ title: 'Is the price right?', confirmLabel: 'Save anyway' })) ? {} : null;
  const user = open();
  await act(() => around.router.navigate('/orders'));
  await act(() => around.router.navigate(-1));
  await user.type(box('Name'), '!');
  await user.click(save());
  const question = await screen.findByRole('alertdialog', { name: 'Is the price right?' });
  act(() => void around.router.navigate(1));
  await waitFor(() => expect(question).not.toBeInTheDocument());
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(box('Name')).toHaveValue('Desk!');
  expect(isUnloadAsked()).toBe(true);

  act(() => void around.router.navigate(1));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('All orders')).toBeVisible();
});

it('does not ask if nothing was typed', async () => {
  const user = open();
  await user.click(screen.getByRole('link', { name: 'Cancel' }));
  expect(await screen.findByText('All products')).toBeVisible();
});
