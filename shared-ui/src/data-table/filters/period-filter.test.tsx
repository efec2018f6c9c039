import type { Period } from '@stockroom/contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderRemote } from '../../testing';
import { periodOf } from './period';
import { PeriodFilter } from './period-filter';
import { useListQuery } from '../use-list-query';

function List() {
  const { values, setFilters } = useListQuery({
    filters: { from: 'text', to: 'text', search: 'text' },
    sortKeys: ['name'],
    defaultSort: 'name',
  });
  return <PeriodFilter from={values.from} to={values.to} onChange={setFilters} />;
}

async function open(path = '/list') {
  const page = await renderRemote([{ path: '/list', element: <List /> }], { path });
  const period = await screen.findByRole('combobox', { name: 'Period' });
  const query = () => Object.fromEntries(new URLSearchParams(page.router.state.location.search));
  return { ...page, period, query };
}
/** As a browser does once a whole date stands there. */
const enter = (label: string, day: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: day } });

test('a usual period goes into the address, on its first page, and Back undoes it', async () => {
  const { user, period, query, router } = await open('/list?search=lamp&cursor=abc&page=2');
  expect(period).toHaveDisplayValue('All time');
  await user.selectOptions(period, 'Last 7 days');
  expect(query()).toEqual({ search: 'lamp', ...periodOf('last-7-days', new Date()) });
  expect(period).toHaveDisplayValue('Last 7 days');
  expect(screen.queryByLabelText('From')).not.toBeInTheDocument();
  await act(() => router.navigate(-1));
  expect(period).toHaveDisplayValue('All time');
});

test('All time takes the period out of the address', async () => {
  const { from, to } = periodOf('this-month', new Date());
  const { user, period, query } = await open(`/list?from=${from}&to=${to}`);
  await user.selectOptions(period, 'All time');
  expect(query()).toEqual({});
});

test('any two days can be chosen, and one alone', async () => {
  const { user, period, query } = await open();
  await user.selectOptions(period, 'Custom');
  enter('From', '2026-02-03');
  await waitFor(() => expect(query()).toEqual({ from: '2026-02-03' }));
  enter('To', '2026-03-04');
  await waitFor(() => expect(query()).toEqual({ from: '2026-02-03', to: '2026-03-04' }));
  enter('From', '');
  await waitFor(() => expect(query()).toEqual({ to: '2026-03-04' }));
});

/** Takes up what was asked for only when told to, as an address does that changes on a busy machine. */
function Slow() {
  const [period, setPeriod] = useState<Period>({ from: '', to: '' });
  const [asked, setAsked] = useState(period);
  return (
    <>
      <PeriodFilter {...period} onChange={setAsked} />
      <output>{`${asked.from} - ${asked.to}`}</output>
      <button onClick={() => setPeriod(asked)}>Take up</button>
    </>
  );
}

test('a day that is typed before the other one has come into the address stays', async () => {
  const { user } = await renderRemote([{ path: '/list', element: <Slow /> }], { path: '/list' });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Period' }), 'Custom');
  enter('From', '2026-02-03');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('2026-02-03 -'));
  enter('To', '2026-03-04');
  await user.click(screen.getByRole('button', { name: 'Take up' }));
  expect(screen.getByLabelText('To')).toHaveValue('2026-03-04');
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent('2026-02-03 - 2026-03-04'),
  );
});

test.each([
  ['From', '2026-05-01', 'Begins after it ends'],
  ['To', '2026-01-01', 'Ends before it begins'],
])(
  'a period turned round by its %s is not asked for, and says so there',
  async (label, day, message) => {
    const asked = { from: '2026-02-03', to: '2026-03-04' };
    const { query, period } = await open(`/list?${String(new URLSearchParams(asked))}`);
    expect(period).toHaveDisplayValue('Custom');
    enter(label, day);
    expect(screen.getByLabelText(label)).toBeValid();
    await waitFor(() => expect(screen.getByLabelText(label)).toBeInvalid());
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message);
    expect(screen.getByLabelText(label)).toHaveValue(day);
    expect(query()).toEqual(asked);
    enter(label, '2026-02-20');
    expect(screen.getByLabelText(label)).toBeValid();
    await waitFor(() => expect(query()).toEqual({ ...asked, [label.toLowerCase()]: '2026-02-20' }));
  },
);

test('an address that ends before it begins says so', async () => {
  await open('/list?from=2026-03-04&to=2026-02-03');
  expect(screen.getByLabelText('To')).toHaveAccessibleDescription('Ends before it begins');
});

test('both ends at once are both asked for', async () => {
  const { user, period, query } = await open();
  await user.selectOptions(period, 'Custom');
  enter('From', '2026-02-03');
  enter('To', '2026-03-04');
  await waitFor(() => expect(query()).toEqual({ from: '2026-02-03', to: '2026-03-04' }));
});

test('a year that is half typed is not asked for', async () => {
  const { query } = await open('/list?from=2026-02-03');
  enter('From', '0202-02-03');
  expect(screen.getByLabelText('From')).toHaveValue('0202-02-03');
  enter('To', '2026-03-04');
  await waitFor(() => expect(query()).toEqual({ from: '2026-02-03', to: '2026-03-04' }));
});

test.each([
  ['0202-02-03', false],
  ['', true],
])('what is left and is no day (%j, badly typed: %s) says so', async (text, badInput) => {
  const { user, query } = await open('/list?from=2026-02-03');
  const from = screen.getByLabelText('From');
  await user.click(from);
  Object.defineProperty(from, 'validity', { value: { badInput } });
  enter('From', text);
  expect(from).not.toHaveAttribute('aria-invalid');
  await user.pointer({ keys: '[MouseLeft>]', target: document.body });
  expect(from).not.toHaveFocus();
  // What is being pressed stays under the pointer.
  expect(from).not.toHaveAttribute('aria-invalid');
  await user.pointer('[/MouseLeft]');
  expect(from).toHaveAccessibleDescription('No day of the calendar');
  expect(query()).toEqual({ from: '2026-02-03' });
});

test('what is no day shows as empty; the server says what is wrong with it', async () => {
  await open('/list?from=yesterday');
  expect(screen.getByLabelText('From')).toHaveValue('');
});
