import { useId } from 'react';
import styled from 'styled-components';
import { media, space, token } from '../../theme/theme';
import { filterControl, FilterBox, FilterLabel } from './filter.styles';

interface Option<Value extends string> {
  value: Value;
  label: string;
}

interface FilterSelectProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly Option<Value>[];
  onChange: (value: Value) => void;
  /** Keeps room for options that are still on their way. */
  hasLazyOptions?: boolean;
}

/** A choice with its label inside the box: "Category  All". */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, value, options, onChange, hasLazyOptions } = props;
  const id = useId();
  return (
    <Box data-icon="chevron-down">
      <FilterLabel htmlFor={id}>{label}</FilterLabel>
      <Select
        id={id}
        value={value}
        data-lazy={hasLazyOptions}
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
    </Box>
  );
}

const Select = styled.select`
  ${filterControl}
  appearance: none;
  padding-inline-end: ${space.xxl};
  text-overflow: ellipsis;
  &[data-lazy] {
    min-width: 136px;
  }
  /* As wide as the choice, not as the longest option. */
  ${media.phone} {
    flex: 1 1 auto;
    field-sizing: content;
    &[data-lazy] {
      min-width: 0;
    }
  }

  option {
    background: ${token.surfaceRaised};
    color: ${token.text};
  }
`;
const Box = styled(FilterBox)`
  &::before {
    position: absolute;
    right: ${space.md};
    width: 14px;
    height: 14px;
    color: ${token.textMuted};
    pointer-events: none;
    /* Beside the value; the label stands above. */
    ${media.zoomed} {
      bottom: 14px;
    }
  }
`;
