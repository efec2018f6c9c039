import { dayOf, msg, type Period, type Text, type Translate } from '@stockroom/contract';
import { useState } from 'react';
import { useTranslate } from '../../texts';
import { CustomPeriod } from './custom-period';
import { FilterSelect } from './filter-select';

/** The first and the last day of a period around a day. Date carries over, so day 0 ends the month before. */
type Ends = (year: number, month: number, day: number) => [first: Date, last: Date];

const until = (days: number): Ends => {
  return (year, month, day) => [new Date(year, month, day - days + 1), new Date(year, month, day)];
};
const month = (offset: number): Ends => {
  return (year, now) => [new Date(year, now + offset, 1), new Date(year, now + offset + 1, 0)];
};

const PERIODS = {
  today: { label: msg('Today'), ends: until(1) },
  'last-7-days': { label: msg('Last 7 days'), ends: until(7) },
  'last-30-days': { label: msg('Last 30 days'), ends: until(30) },
  'this-month': { label: msg('This month'), ends: month(0) },
  'last-month': { label: msg('Last month'), ends: month(-1) },
  'this-year': {
    label: msg('This year'),
    ends: (year: number) => [new Date(year, 0, 1), new Date(year, 11, 31)],
  },
} satisfies Record<string, { label: Text; ends: Ends }>;
export type PeriodName = keyof typeof PERIODS;

// Exactly the keys of the constant.
const PERIOD_NAMES = Object.keys(PERIODS) as PeriodName[];

/** @param now its day is "today" */
export function periodOf(name: PeriodName, now: Date): Period {
  const [first, last] = PERIODS[name].ends(now.getFullYear(), now.getMonth(), now.getDate());
  return { from: dayOf(first), to: dayOf(last) };
}

interface PeriodFilterProps extends Period {
  /** Gets both ends: `list.setFilters` of useListQuery. */
  onChange: (period: Period) => void;
}

type Choice = PeriodName | 'custom' | '';

function periodOptions(t: Translate): { value: Choice; label: string }[] {
  return [
    { value: '', label: t('All time') },
    ...PERIOD_NAMES.map((value) => ({ value, label: t(PERIODS[value].label) })),
    { value: 'custom', label: t('Custom') },
  ];
}

/** A period of days: a preset, or any first and last day. */
export function PeriodFilter({ from, to, onChange }: PeriodFilterProps) {
  const t = useTranslate();
  const [picked, setPicked] = useState<Choice>('');
  const choice = choiceFor({ from, to }, picked);
  const choose = (next: Choice) => {
    setPicked(next);
    if (next === '') onChange({ from: '', to: '' });
    else if (next !== 'custom') onChange(periodOf(next, new Date()));
  };
  return (
    <>
      <FilterSelect
        label={t('Period')}
        value={choice}
        options={periodOptions(t)}
        onChange={choose}
      />
      {choice === 'custom' && <CustomPeriod period={{ from, to }} onChange={onChange} />}
    </>
  );
}

/** Two presets can mean the same days: the picked one wins. */
function choiceFor(period: Period, picked: Choice): Choice {
  if (picked === 'custom') return 'custom';
  if (period.from === '' && period.to === '') return '';
  const now = new Date();
  const means = (name: PeriodName) => {
    const { from, to } = periodOf(name, now);
    return from === period.from && to === period.to;
  };
  if (picked !== '' && means(picked)) return picked;
  return PERIOD_NAMES.find(means) ?? 'custom';
}
