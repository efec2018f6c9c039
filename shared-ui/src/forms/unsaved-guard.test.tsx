import { act, screen, waitFor } from '@testing-library/react';
import { apiError, type ApiError } from '../store/api-error';
import { createStore } from '../store/create-store';
import { logOut } from '../store/session';
import { SessionClient } from '../store/session-client';
import { takeLogged } from '../testing/logged';
import { around, box, isUnloadAsked, open, save } from './testing/product-form';
import { SETTLED } from './unsaved-guard';

beforeEach(() => {
  around.answer = () => Promise.resolve({});
});

it('asks once about unsaved typing, and stays when told to', async () => {
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

it('asks when the query changes, since it tells which form of the page it is', async () => {
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

it('waits for the save in flight, then goes where the user wanted without a question', async () => {
  let finish = (_answer: object) => {};
  around.answer = () => new Promise((resolve) => (finish = resolve));
  const user = open();
  await user.type(box('Name'), '!');
  await user.click(save());
  await waitFor(() => expect(around.sent).toHaveLength(1));
  await user.click(screen.getByRole('link', { name: 'Orders' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(box('Name')).toHaveValue('Desk!');
  expect(await screen.findByText('Saving before you leave…')).toBeVisible();
  await act(async () => finish({}));
  expect(await screen.findByText('All orders')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

it('asks after a save that failed', async () => {
  let fail = (_error: ApiError) => {};
  around.answer = () => new Promise((_resolve, reject) => (fail = reject));
  const user = open();
  await user.type(box('Name'), '!');
  await user.click(save());
  await waitFor(() => expect(around.sent).toHaveLength(1));
  await user.click(screen.getByRole('link', { name: 'Orders' }));
  await screen.findByText('Saving before you leave…');
  await act(async () => fail(apiError({ status: 500, code: 'INTERNAL', message: '' })));
  const leave = await screen.findByRole('button', { name: 'Leave' });
  expect(screen.queryByText('Saving before you leave…')).toBeNull();
  await user.click(leave);
  expect(await screen.findByText('All orders')).toBeVisible();
  expect(takeLogged()).toHaveLength(1);
});

it('stays where the user went, when the answer to a save comes late', async () => {
  let finish = (_answer: object) => {};
  around.answer = () => new Promise((resolve) => (finish = resolve));
  const user = open();
  await user.click(save());
  await waitFor(() => expect(around.sent).toHaveLength(1));
  // Nothing was typed, so nothing is asked and nothing waited for.
  await user.click(screen.getByRole('link', { name: 'Orders' }));
  await screen.findByText('All orders');
  await act(async () => finish({}));
  expect(screen.getByText('All orders')).toBeVisible();
});

it('asks before a log-out as well, and only then ends the session', async () => {
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

it('asks nothing on the way to where the typing is settled, but when the history leads there again', async () => {
  const user = open();
  await act(() => around.router.navigate('/orders', { state: SETTLED }));
  await act(() => around.router.navigate(-1));
  await user.type(box('Name'), '!');
  act(() => void around.router.navigate(1));
  await user.click(await screen.findByRole('button', { name: 'Stay' }));
  await act(() => around.router.navigate('/orders', { state: SETTLED }));
  expect(await screen.findByText('All orders')).toBeVisible();
});

it('takes Back at a question of the save for its no', async () => {
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

it('asks nothing when nothing was typed', async () => {
  const user = open();
  await user.click(screen.getByRole('link', { name: 'Cancel' }));
  expect(await screen.findByText('All products')).toBeVisible();
});
