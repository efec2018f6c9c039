import { isDay } from '@stockroom/contract';
import { useId } from 'react';
import styled from 'styled-components';
import { filterControl, FilterBox, FilterLabel } from './filter-look';
import { space, token, type } from '../theme/token';

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
        <ErrorText role="alert" id={`${id}-error`}>
          {error}
        </ErrorText>
      )}
    </Frame>
  );
}

const Frame = styled.div`
  min-width: 0;
`;
const DayInput = styled.input`
  ${filterControl}
`;
const ErrorText = styled.p`
  margin-top: ${space.xs};
  color: ${token.danger};
  ${type.xs}
  font-weight: 500;
`;
