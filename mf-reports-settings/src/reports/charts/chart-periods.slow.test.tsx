import { createStore } from '@stockroom/shared-ui';
import { startSimulatedApi } from '@stockroom/shared-ui/testing';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { TurnoverChart } from '../stock-movements/turnover-chart';
import { SpendSparkline } from '../supplier-performance/spend-sparkline';
import { SpendTrend } from '../supplier-performance/supplier-charts';

async function draw(chart: ReactElement) {
  await startSimulatedApi();
  render(
    <Provider store={createStore()}>
      <MemoryRouter>{chart}</MemoryRouter>
    </Provider>,
  );
  return screen.getAllByRole('link').map((link) => link.getAttribute('aria-label') ?? '');
}

const moved = (day: string) => ({
  day,
  movements: 1,
  inQuantity: 1,
  outQuantity: 0,
  inValue: 10,
  outValue: 0,
});
const bought = (month: string) => ({
  month,
  orders: 1,
  completedOrders: 1,
  cancelledOrders: 0,
  spend: 50,
});
const totals = { orders: 3, completedOrders: 3, cancelledOrders: 0, spend: 150 };

test('names the days of a week that the period cuts', async () => {
  const period = { from: '2026-06-03', to: '2026-11-20' };
  const weeks = await draw(
    <TurnoverChart
      days={['2026-06-03', '2026-11-20'].map(moved)}
      period={period}
      linkTo={() => '/'}
    />,
  );
  expect(weeks[0]).toMatch(/^03\.06\.2026 – 07\.06\.2026, /);
  expect(weeks[1]).toMatch(/^08\.06\.2026 – 14\.06\.2026, /);
  expect(weeks.at(-1)).toMatch(/^16\.11\.2026 – 20\.11\.2026, /);
  expect(screen.getByRole('img')).toHaveAccessibleName(/^From 03\.06\.2026 to 20\.11\.2026, /);
});

test('names the days of a month that the period cuts', async () => {
  const months = await draw(
    <SpendTrend
      months={['2026-09', '2026-10', '2026-11'].map(bought)}
      totals={totals}
      period={{ from: '2026-09-10', to: '2026-11-15' }}
      linkTo={() => '/'}
    />,
  );
  expect(months.map((label) => label.split(',')[0])).toEqual([
    ...['10.09.2026 – 30.09.2026', '10.2026', '01.11.2026 – 15.11.2026'],
  ]);
  expect(screen.getByText('01.11–15.11')).toBeVisible();
});

test('names the days of a cut month in the trend of one supplier', async () => {
  const [trend] = await draw(
    <SpendSparkline
      months={['2026-10', '2026-11']}
      spends={[{ month: '2026-11', spend: 50 }]}
      period={{ from: '', to: '2026-11-15' }}
      to="/"
    />,
  );
  expect(trend).toMatch(/^Spend per month, 10\.2026 to 01\.11\.2026 – 15\.11\.2026: highest/);
});

test('shows the year below the columns unless all days are in the current year', async () => {
  const year = new Date().getFullYear();
  const days = (from: string, to: string) =>
    draw(<TurnoverChart days={[from, to].map(moved)} period={{ from, to }} linkTo={() => '/'} />);
  await days(`${year}-03-02`, `${year}-03-03`);
  expect(screen.getByText('02.03')).toBeVisible();
  cleanup();
  const labels = await days(`${year - 1}-12-31`, `${year}-01-01`);
  expect(labels[0]).toMatch(`31.12.${year - 1}, `);
  expect(screen.getByText(`01.01.${year}`, { selector: 'span' })).toBeVisible();
});
