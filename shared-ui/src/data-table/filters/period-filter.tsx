import type { Period } from '@stockroom/contract';
import { useState } from 'react';
import { CustomPeriod } from './custom-period';
import { FilterSelect } from './filter-select';
import { PERIOD_NAMES, periodOf, PERIODS, type PeriodName } from './period';

interface PeriodFilterProps extends Period {
  /** Gets both ends: `list.setFilters` of useListQuery. */
  onChange: (period: Period) => void;
}

type Choice = PeriodName | 'custom' | '';

const OPTIONS: readonly { value: Choice; label: string }[] = [
  { value: '', label: 'All time' },
  ...PERIOD_NAMES.map((value) => ({ value, label: PERIODS[value].label })),
  { value: 'custom', label: 'Custom' },
];

/** A period of days: one of the usual ones, or any first and last day. */
export function PeriodFilter({ from, to, onChange }: PeriodFilterProps) {
  const [picked, setPicked] = useState<Choice>('');
  const choice = choiceFor({ from, to }, picked);
  const choose = (next: Choice) => {
    setPicked(next);
    if (next === '') onChange({ from: '', to: '' });
    else if (next !== 'custom') onChange(periodOf(next, new Date()));
  };
  return (
    <>
      <FilterSelect label="Period" value={choice} options={OPTIONS} onChange={choose} />
      {choice === 'custom' && <CustomPeriod period={{ from, to }} onChange={onChange} />}
    </>
  );
}

/** Two names can mean the same days: then the one that was picked is shown. */
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
