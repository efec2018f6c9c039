import { isDay } from '@stockroom/contract';
import { useId } from 'react';
import styled from 'styled-components';
import { ErrorText } from '../components/error-text';
import { space } from '../theme/token';
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

/** One day. */
export function DayFilter({ label, value, error, onType }: DayFilterProps) {
  const id = useId();
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
            onType({ text: target.value, isWhole: isEmptied || isDay(target.value) });
          }}
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

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.xs};
  min-width: 0;
`;
const DayInput = styled.input`
  ${filterControl}
`;
