import type { Period } from '@stockroom/contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderRemote } from '../../testing';
import { PeriodFilter, periodOf } from './period-filter';
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

test('a preset changes the address and goes to the first page, and Back undoes it', async () => {
  const { user, period, query, router } = await open('/list?search=lamp&cursor=abc&page=2');
  expect(period).toHaveDisplayValue('All time');
  await user.selectOptions(period, 'Last 7 days');
  expect(query()).toEqual({ search: 'lamp', ...periodOf('last-7-days', new Date()) });
  expect(period).toHaveDisplayValue('Last 7 days');
  expect(screen.queryByLabelText('From')).not.toBeInTheDocument();
  await act(() => router.navigate(-1));
  expect(period).toHaveDisplayValue('All time');
});

test('All time removes the period from the address', async () => {
  const { from, to } = periodOf('this-month', new Date());
  const { user, period, query } = await open(`/list?from=${from}&to=${to}`);
  await user.selectOptions(period, 'All time');
  expect(query()).toEqual({});
});

test('accepts any two days, or one alone', async () => {
  const { user, period, query } = await open();
  await user.selectOptions(period, 'Custom');
  enter('From', '2026-02-03');
  enter('To', '2026-03-04');
  await waitFor(() => expect(query()).toEqual({ from: '2026-02-03', to: '2026-03-04' }));
  enter('From', '');
  await waitFor(() => expect(query()).toEqual({ to: '2026-03-04' }));
});

/** Shows a chosen period only after a click, like the address on a busy machine. */
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

test('keeps a day that somebody types before the address holds the other one', async () => {
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
  ['From', '2026-05-01'],
  ['To', '2026-01-01'],
])('a %s that reverses the period shows an error and changes no address', async (label, day) => {
  const asked = { from: '2026-02-03', to: '2026-03-04' };
  const { query, period } = await open(`/list?${String(new URLSearchParams(asked))}`);
  expect(period).toHaveDisplayValue('Custom');
  enter(label, day);
  expect(screen.getByLabelText('To')).toBeValid();
  await waitFor(() => expect(screen.getByLabelText('To')).toBeInvalid());
  expect(screen.getByLabelText('To')).toHaveAccessibleDescription('Ends before it begins');
  expect(screen.getByLabelText(label)).toHaveValue(day);
  expect(query()).toEqual(asked);
  enter(label, '2026-02-20');
  expect(screen.getByLabelText('To')).toBeValid();
  await waitFor(() => expect(query()).toEqual({ ...asked, [label.toLowerCase()]: '2026-02-20' }));
});

test('shows an error for an address that ends before it begins', async () => {
  await open('/list?from=2026-03-04&to=2026-02-03');
  expect(screen.getByLabelText('To')).toHaveAccessibleDescription('Ends before it begins');
});

test('ignores a half typed year', async () => {
  const { query } = await open('/list?from=2026-02-03');
  enter('From', '0202-02-03');
  expect(screen.getByLabelText('From')).toHaveValue('0202-02-03');
  enter('To', '2026-03-04');
  await waitFor(() => expect(query()).toEqual({ from: '2026-02-03', to: '2026-03-04' }));
});

test.each([
  ['0202-02-03', false],
  ['', true],
])('shows an error on leaving %j (bad input: %s)', async (text, badInput) => {
  const { user, query } = await open('/list?from=2026-02-03');
  const from = screen.getByLabelText('From');
  await user.click(from);
  Object.defineProperty(from, 'validity', { value: { badInput } });
  enter('From', text);
  expect(from).not.toHaveAttribute('aria-invalid');
  await user.click(document.body);
  expect(from).toHaveAccessibleDescription('No day of the calendar');
  expect(query()).toEqual({ from: '2026-02-03' });
});
