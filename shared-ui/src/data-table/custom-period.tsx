import { useEffect, useEffectEvent, useState } from 'react';
import { DayFilter, type TypedDay } from './day-filter';
import type { Period } from './period';

/** A date that is typed passes through others: 2026-01-20 on the way to 2026-11-20. */
const TYPING_DELAY_MS = 400;

interface CustomPeriodProps {
  period: Period;
  onChange: (period: Period) => void;
}

type End = keyof Period;
/** What stands in the fields and is not asked for yet. */
interface Typing {
  from?: TypedDay;
  to?: TypedDay;
  last: End;
}

/** Any first and last day; asked for once their typing has come to an end. */
export function CustomPeriod({ period, onChange }: CustomPeriodProps) {
  const [typing, setTyping] = useState<Typing | null>(null);
  const [seen, setSeen] = useState(period);
  // The address changed, maybe to what was typed.
  if (period.from !== seen.from || period.to !== seen.to) {
    setSeen(period);
    setTyping(null);
  }
  const ask = useEffectEvent((next: Period) => {
    if (next.from !== period.from || next.to !== period.to) onChange(next);
  });
  useEffect(() => {
    if (typing === null) return undefined;
    const timer = setTimeout(() => ask(withTyped(seen, typing)), TYPING_DELAY_MS);
    return () => clearTimeout(timer);
  }, [typing, seen]);

  const field = (end: End) => ({
    value: typing?.[end]?.text ?? period[end],
    onType: (typed: TypedDay) => setTyping({ ...typing, [end]: typed, last: end }),
  });
  return (
    <>
      <DayFilter label="From" {...field('from')} />
      <DayFilter label="To" {...field('to')} />
    </>
  );
}

/** The other end moves along with the one that was typed beyond it. */
function withTyped(period: Period, { from, to, last }: Typing): Period {
  const next = {
    from: from?.isWhole ? from.text : period.from,
    to: to?.isWhole ? to.text : period.to,
  };
  const isTurned = next.from !== '' && next.to !== '' && next.to < next.from;
  return isTurned ? { from: next[last], to: next[last] } : next;
}
