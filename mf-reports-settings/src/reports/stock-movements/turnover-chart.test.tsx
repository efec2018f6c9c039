import { timeBands } from './turnover-chart';

test('shows few days as days, with and without movements', () => {
  expect(timeBands('2026-11-19', '2026-11-21')).toEqual({
    unit: 'day',
    bands: ['2026-11-19', '2026-11-20', '2026-11-21'].map((day) => ({ from: day, to: day })),
  });
});

test('shows a season as weeks, which begin on Mondays', () => {
  const { unit, bands } = timeBands('2026-06-03', '2026-11-21');
  expect(unit).toBe('week');
  expect(bands[0]).toEqual({ from: '2026-06-01', to: '2026-06-07' });
  expect(bands.at(-1)).toEqual({ from: '2026-11-16', to: '2026-11-22' });
  expect(bands).toHaveLength(25);
});

test('shows years as months', () => {
  const { unit, bands } = timeBands('2024-12-31', '2026-11-21');
  expect(unit).toBe('month');
  expect(bands[0]).toEqual({ from: '2024-12-01', to: '2024-12-31' });
  expect(bands).toHaveLength(24);
});
