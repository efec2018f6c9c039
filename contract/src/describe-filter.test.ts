import { formatDay } from './format';
import { describeFilter, type NamedFilter } from './describe-filter';
import { inEnglish } from './translate';

it.each<[string, NamedFilter, string[]]>([
  ['nothing', {}, []],
  ['figures of now, of all', { names: { Category: '' }, search: '' }, []],
  ['a time without ends', { period: { from: '', to: '' } }, ['All time']],
  ['an open end', { period: { from: '2026-11-01', to: '' } }, ['Period from 01.11.2026']],
  ['an open beginning', { period: { from: '', to: '2026-11-15' } }, ['Period to 15.11.2026']],
  ['what is no day', { period: { from: 'yesterday', to: '' } }, ['Period from yesterday']],
  [
    'all at once',
    {
      period: { from: '2026-11-01', to: '2026-11-15' },
      names: { Category: 'Furniture', Supplier: undefined },
      search: 'lamp',
    },
    ['Period from 01.11.2026 to 15.11.2026', 'Category: Furniture', 'Search: “lamp”'],
  ],
])('%s', (_name, filter, words) => {
  expect(describeFilter(filter, (day) => formatDay(day), inEnglish)).toEqual(words);
});
