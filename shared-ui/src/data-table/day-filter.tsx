import { useId } from 'react';
import styled from 'styled-components';
import { filterControl, FilterBox, FilterLabel } from './filter-look';
import { isDay } from './period';

/** What a date field holds while somebody types; not whole: some of it is missing yet. */
export interface TypedDay {
  text: string;
  isWhole: boolean;
}

interface DayFilterProps {
  label: string;
  /** YYYY-MM-DD; what is no date shows as empty. */
  value: string;
  onType: (typed: TypedDay) => void;
}

/** One day. */
export function DayFilter({ label, value, onType }: DayFilterProps) {
  const id = useId();
  return (
    <FilterBox>
      <FilterLabel htmlFor={id}>{label}</FilterLabel>
      <DayInput
        id={id}
        type="date"
        value={/^\d{4}-\d\d-\d\d$/.test(value) ? value : ''}
        onChange={({ target }) => {
          const isEmptied = target.value === '' && !target.validity.badInput;
          onType({ text: target.value, isWhole: isEmptied || isDay(target.value) });
        }}
      />
    </FilterBox>
  );
}

const DayInput = styled.input`
  ${filterControl}
`;
