import { timeBands } from './time-bands';

test('few days stay days, and days without movements are there too', () => {
  expect(timeBands(['2026-11-19', '2026-11-21'])).toEqual({
    unit: 'day',
    bands: ['2026-11-19', '2026-11-20', '2026-11-21'].map((day) => ({ from: day, to: day })),
  });
});

test('a season is shown by weeks, which begin on Mondays', () => {
  const { unit, bands } = timeBands(['2026-06-03', '2026-11-21']);
  expect(unit).toBe('week');
  expect(bands[0]).toEqual({ from: '2026-06-01', to: '2026-06-07' });
  expect(bands.at(-1)).toEqual({ from: '2026-11-16', to: '2026-11-22' });
  expect(bands).toHaveLength(25);
});

test('years are shown by months', () => {
  const { unit, bands } = timeBands(['2024-12-31', '2026-11-21']);
  expect(unit).toBe('month');
  expect(bands[0]).toEqual({ from: '2024-12-01', to: '2024-12-31' });
  expect(bands).toHaveLength(24);
});

test('nothing moved', () => expect(timeBands([])).toEqual({ unit: 'day', bands: [] }));
