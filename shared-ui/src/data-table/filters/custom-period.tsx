import { isDay, today, type Period } from '@stockroom/contract';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import styled from 'styled-components';
import { ErrorText } from '../../components/error-text';
import { useTranslate } from '../../texts';
import { space } from '../../theme/theme';
import { filterControl, FilterBox, FilterLabel } from './filter.styles';

/** A date passes through others while somebody types it: 2026-01-20 on the way to 2026-11-20. */
const TYPING_DELAY_MS = 400;

interface CustomPeriodProps {
  period: Period;
  onChange: (period: Period) => void;
}

/** Any first and last day. */
export function CustomPeriod({ period, onChange }: CustomPeriodProps) {
  const t = useTranslate();
  const { typed, setTyped, isReversed } = useTypedPeriod(period, onChange);
  return (
    <Days role="group" aria-label={t('Custom period')}>
      <DayFilter
        label={t('From')}
        value={typed.from}
        onChange={(from) => setTyped({ ...typed, from })}
      />
      <DayFilter
        label={t('To')}
        value={typed.to}
        error={isReversed ? t('Ends before it begins') : undefined}
        onChange={(to) => setTyped({ ...typed, to })}
      />
    </Days>
  );
}

interface AsOfFilterProps {
  label: string;
  /** '' for now. */
  day: string;
  onChange: (day: string) => void;
}

/** The day whose end a list shows. */
export function AsOfFilter({ label, day, onChange }: AsOfFilterProps) {
  const t = useTranslate();
  const { typed, setTyped } = useTypedPeriod({ from: '', to: day }, ({ to }) => {
    if (to <= today()) onChange(to);
  });
  return (
    <DayFilter
      label={label}
      value={typed.to}
      error={typed.to > today() ? t('This day is still to come') : undefined}
      onChange={(to) => setTyped({ from: '', to })}
    />
  );
}

/** The typed days. Asks for them when the typing pauses, unless the period ends before it begins. */
function useTypedPeriod(period: Period, onChange: (period: Period) => void) {
  const [typed, setTyped] = useState(period);
  /** The typed period, once the typing pauses. */
  const [wanted, setWanted] = useState(period);
  const [seen, setSeen] = useState(period);
  // The address changed. To the wanted period: go on typing. To another one: show it.
  if (!isSame(period, seen)) {
    setSeen(period);
    if (!isSame(period, wanted)) {
      setWanted(period);
      setTyped(period);
    }
  }
  useEffect(() => {
    const timer = setTimeout(() => setWanted(typed), TYPING_DELAY_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const isReversed = wanted.from !== '' && wanted.to !== '' && wanted.to < wanted.from;
  const isDue = !isReversed && !isSame(wanted, period);
  const change = useEffectEvent(onChange);
  useEffect(() => {
    if (isDue) change(wanted);
  }, [isDue, wanted]);
  return { typed, setTyped, isReversed: isReversed && isSame(typed, wanted) };
}

interface DayFilterProps {
  label: string;
  /** YYYY-MM-DD, or '' for none. */
  value: string;
  error?: string;
  /** Gets only whole days, and '' for an empty field. */
  onChange: (day: string) => void;
}

/** One day. Left with an impossible one, such as February 30, the field says so and the list ignores it. */
function DayFilter({ label, value, error: refusal, onChange }: DayFilterProps) {
  const t = useTranslate();
  const id = useId();
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  const [isNoDay, setIsNoDay] = useState(false);
  if (value !== seen) {
    setSeen(value);
    setText(value);
  }
  const error = refusal ?? (isNoDay ? t('No day of the calendar') : undefined);
  return (
    <Day>
      <FilterBox data-invalid={error !== undefined}>
        <FilterLabel htmlFor={id}>{label}</FilterLabel>
        <DayInput
          id={id}
          type="date"
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error && `${id}-error`}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setIsNoDay(false);
            if (isWhole(target)) onChange(target.value);
          }}
          onBlur={({ target }) => setIsNoDay(!isWhole(target))}
        />
      </FilterBox>
      {error !== undefined && (
        <div role="alert">
          <ErrorText id={`${id}-error`}>{error}</ErrorText>
        </div>
      )}
    </Day>
  );
}

function isWhole({ value, validity }: HTMLInputElement): boolean {
  return value === '' ? !validity.badInput : isDay(value);
}

function isSame(one: Period, other: Period): boolean {
  return one.from === other.from && one.to === other.to;
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
`;
const Day = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.xs};
  min-width: 0;
`;
const DayInput = styled.input`
  ${filterControl}
`;
