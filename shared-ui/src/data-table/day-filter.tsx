import { useEffect, useEffectEvent, useId, useState } from 'react';
import styled from 'styled-components';
import { filterControl, FilterBox, FilterLabel } from './filter-look';
import { isDay } from './period';

/** A date that is typed passes through others: 2026-01-20 on the way to 2026-11-20. */
const TYPING_DELAY_MS = 400;

interface DayFilterProps {
  label: string;
  /** YYYY-MM-DD; anything else shows as empty. */
  value: string;
  onChange: (day: string) => void;
}

/** One day; it is asked for once its typing has come to an end. */
export function DayFilter({ label, value, onChange }: DayFilterProps) {
  const id = useId();
  /** null: nothing else than the value stands there. */
  const [typed, setTyped] = useState<{ text: string; isWhole: boolean } | null>(null);
  const [seen, setSeen] = useState(value);
  // The address changed, maybe to what was typed.
  if (value !== seen) {
    setSeen(value);
    setTyped(null);
  }
  const askFor = useEffectEvent(onChange);
  useEffect(() => {
    if (!typed?.isWhole || typed.text === value) return undefined;
    const timer = setTimeout(() => askFor(typed.text), TYPING_DELAY_MS);
    return () => clearTimeout(timer);
  }, [typed, value]);

  const text = typed?.text ?? value;
  return (
    <FilterBox>
      <FilterLabel htmlFor={id}>{label}</FilterLabel>
      <DayInput
        id={id}
        type="date"
        value={typed || isDay(text) ? text : ''}
        onChange={({ target }) => {
          const isEmptied = target.value === '' && !target.validity.badInput;
          setTyped({ text: target.value, isWhole: isEmptied || isDay(target.value) });
        }}
      />
    </FilterBox>
  );
}

const DayInput = styled.input`
  ${filterControl}
`;
