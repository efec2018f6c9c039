import { isDay } from '@stockroom/contract';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { ErrorText } from '../../components/error-text';
import { space } from '../../theme/token';
import { filterControl, FilterBox, FilterLabel } from './filter-look';

/** What a date field holds while somebody types; not whole: some of it is missing yet. */
export interface TypedDay {
  text: string;
  isWhole: boolean;
}

interface DayFilterProps {
  label: string;
  /** YYYY-MM-DD; what is no date shows as empty. */
  value: string;
  /** Why the list is not asked for it. */
  error?: string;
  onType: (typed: TypedDay) => void;
}

/** One day. What is left there and is none, such as February 30, says so: the list is not asked for it. */
export function DayFilter({ label, value, error: refusal, onType }: DayFilterProps) {
  const id = useId();
  const [isNoDay, setIsNoDay] = useState(false);
  const error = refusal ?? (isNoDay ? 'No day of the calendar' : undefined);
  return (
    <Frame>
      <FilterBox data-invalid={error !== undefined}>
        <FilterLabel htmlFor={id}>{label}</FilterLabel>
        <DayInput
          id={id}
          type="date"
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error && `${id}-error`}
          value={/^\d{4}-\d\d-\d\d$/.test(value) ? value : ''}
          onChange={({ target }) => {
            const isEmptied = target.value === '' && !target.validity.badInput;
            setIsNoDay(false);
            onType({ text: target.value, isWhole: isEmptied || isDay(target.value) });
          }}
          onBlur={({ target }) =>
            afterPress(() => setIsNoDay(target !== document.activeElement && holdsNoDay(target)))
          }
        />
      </FilterBox>
      {error !== undefined && (
        <div role="alert">
          <ErrorText id={`${id}-error`}>{error}</ErrorText>
        </div>
      )}
    </Frame>
  );
}

function holdsNoDay({ value, validity }: HTMLInputElement): boolean {
  return validity.badInput || (value !== '' && !isDay(value));
}

/** Runs when the press that took the focus is over: a message before would move away what is being pressed. */
function afterPress(look: () => void): void {
  // The one that comes too late finds what is there then.
  for (const release of ['mouseup', 'keyup'])
    window.addEventListener(release, look, { capture: true, once: true });
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.xs};
  min-width: 0;
`;
const DayInput = styled.input`
  ${filterControl}
`;
