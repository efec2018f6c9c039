import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import { media } from '../../theme/media';
import { space, token } from '../../theme/token';
import { filterControl, FilterBox, FilterLabel } from './filter-look';

interface Option<Value extends string> {
  value: Value;
  label: string;
}

interface FilterSelectProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly Option<Value>[];
  onChange: (value: Value) => void;
  /** The options come after the select, which keeps room for them. */
  areOptionsLate?: boolean;
}

/** A choice with its label inside the box: "Category  All". */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, value, options, onChange, areOptionsLate } = props;
  const id = useId();
  return (
    <FilterBox>
      <FilterLabel htmlFor={id}>{label}</FilterLabel>
      <Select
        id={id}
        value={value}
        data-late={areOptionsLate}
        onChange={({ target }) => {
          const chosen = options.find((option) => option.value === target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
      <Chevron aria-hidden size={14} />
    </FilterBox>
  );
}

const Select = styled.select`
  ${filterControl}
  appearance: none;
  padding-inline-end: ${space.xxl};
  text-overflow: ellipsis;
  &[data-late] {
    min-width: 136px;
  }
  /* As wide as what is chosen, not as the longest choice. */
  ${media.phone} {
    flex: 1 1 auto;
    field-sizing: content;
    &[data-late] {
      min-width: 0;
    }
  }

  option {
    background: ${token.surfaceRaised};
    color: ${token.text};
  }
`;
const Chevron = styled(ChevronDown)`
  position: absolute;
  right: ${space.md};
  color: ${token.textMuted};
  pointer-events: none;
  /* Beside the value, which the label is above. */
  ${media.zoomed} {
    bottom: 14px;
  }
`;
