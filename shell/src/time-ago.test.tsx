import { chooseLanguage, createStore } from '@stockroom/shared-ui';
import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { TimeAgo } from './time-ago';

const NOW = '2026-11-20T12:00:00.000Z';

beforeEach(() => jest.useFakeTimers({ now: Date.parse(NOW) }));
afterEach(() => jest.useRealTimers());

function show(value: string) {
  render(
    <Provider store={createStore()}>
      <TimeAgo value={value} />
    </Provider>,
  );
  return screen.getByRole('time');
}

it.each([
  ['2026-11-20T12:00:09.000Z', 'just now'],
  ['2026-11-20T11:59:01.000Z', 'just now'],
  ['2026-11-20T11:59:00.000Z', '1 minute ago'],
  ['2026-11-20T11:01:00.000Z', '59 minutes ago'],
  ['2026-11-20T11:00:00.000Z', '1 hour ago'],
  ['2026-11-19T12:00:01.000Z', '23 hours ago'],
  ['2026-11-19T12:00:00.000Z', 'yesterday'],
  ['2026-11-14T12:00:00.000Z', '6 days ago'],
  ['2026-11-13T12:00:00.000Z', '13.11.2026'],
])('shows %s as %s', (value, expected) => {
  show(value);
  expect(screen.getByText(expected)).toHaveAttribute('datetime', value);
});

describe('in Russian', () => {
  beforeEach(() => chooseLanguage('ru'));
  afterEach(() => act(() => chooseLanguage('en')));

  it.each([
    ['2026-11-20T12:00:00.000Z', 'только что'],
    ['2026-11-20T11:39:00.000Z', '21 минуту назад'],
    ['2026-11-20T09:00:00.000Z', '3 часа назад'],
    ['2026-11-19T12:00:00.000Z', 'вчера'],
    ['2026-11-14T12:00:00.000Z', '6 дней назад'],
  ])('shows %s as %s', (value, expected) => {
    show(value);
    expect(screen.getByText(expected)).toBeVisible();
  });
});

it('gives the exact time on hover and to screen readers', () => {
  const time = show('2026-11-20T11:30:00.000Z');
  const exact = time.getAttribute('title') ?? '';
  expect(exact).toMatch(/^20\.11\.2026, \d\d:30$/);
  expect(time).toHaveTextContent(`30 minutes ago (${exact})`);
});

it('updates by itself', () => {
  show('2026-11-20T11:59:30.000Z');
  expect(screen.getByText('just now')).toBeVisible();
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByText('1 minute ago')).toBeVisible();
});
