import type { Period } from '@stockroom/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import styled from 'styled-components';
import { media } from '../../theme/media';
import { space } from '../../theme/token';
import { DayFilter, type TypedDay } from './day-filter';
import { isTurned } from './period';

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
  /** The typing has come to an end. */
  isOver?: boolean;
  /** What the address is on its way to. */
  asked?: Period;
}

const TURNED: Record<End, string> = {
  from: 'Begins after it ends',
  to: 'Ends before it begins',
};

/** Any first and last day; asked for once their typing has come to an end, unless they are turned round. */
export function CustomPeriod({ period, onChange }: CustomPeriodProps) {
  const [typing, setTyping] = useState<Typing | null>(null);
  const [seen, setSeen] = useState(period);
  // The address changed, to what was typed or by something else.
  if (!isSame(period, seen)) {
    setSeen(period);
    setTyping(typing?.asked && isSame(period, typing.asked) ? typedSince(typing, period) : null);
  }
  const { from, to } = withTyped(seen, typing);
  const isTurnedRound = isTurned({ from, to });
  const endTyping = useEffectEvent(() => {
    if (isTurnedRound) return setTyping(typing && { ...typing, isOver: true });
    if (isSame({ from, to }, period)) return undefined;
    setTyping(typing && { ...typing, isOver: true, asked: { from, to } });
    return onChange({ from, to });
  });
  const isTyping = typing !== null && !typing.isOver;
  useEffect(() => {
    if (!isTyping) return undefined;
    const timer = setTimeout(endTyping, TYPING_DELAY_MS);
    return () => clearTimeout(timer);
  }, [typing, isTyping]);

  const field = (end: End) => ({
    value: typing?.[end]?.text ?? period[end],
    error: isTurnedRound && !isTyping && (typing?.last ?? 'to') === end ? TURNED[end] : undefined,
    onType: (typed: TypedDay) => setTyping({ ...typing, [end]: typed, last: end, isOver: false }),
  });
  return (
    <Days role="group" aria-label="Custom period">
      <DayFilter label="From" {...field('from')} />
      <DayFilter label="To" {...field('to')} />
    </Days>
  );
}

/* They stay beside each other where the bar needs a second line. */
const Days = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space.sm};
  min-width: 0;
  & > * {
    flex: 1;
  }
  /* Below the columns of the filters above. */
  ${media.phone} {
    display: grid;
    grid-template-columns: subgrid;
  }
`;

function isSame(one: Period, other: Period): boolean {
  return one.from === other.from && one.to === other.to;
}

/** The address takes a moment to come, and the other end may have been typed meanwhile. */
function typedSince(typing: Typing, { from, to }: Period): Typing | null {
  const { from: typedFrom, to: typedTo, ...rest } = typing;
  const isFromNew = typedFrom !== undefined && typedFrom.text !== from;
  const isToNew = typedTo !== undefined && typedTo.text !== to;
  if (!isFromNew && !isToNew) return null;
  return { ...rest, ...(isFromNew && { from: typedFrom }), ...(isToNew && { to: typedTo }) };
}

function withTyped(period: Period, typing: Typing | null): Period {
  const day = (end: End) => (typing?.[end]?.isWhole ? typing[end].text : period[end]);
  return { from: day('from'), to: day('to') };
}
