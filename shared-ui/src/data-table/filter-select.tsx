import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import { media } from '../theme/media';
import { controlHeight, radius, space, token, type } from '../theme/token';

interface Option<Value extends string> {
  value: Value;
  label: string;
}

interface FilterSelectProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly Option<Value>[];
  onChange: (value: Value) => void;
}

/** A choice with its label inside the box: "Category  All". */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, value, options, onChange } = props;
  const id = useId();
  return (
    <Box>
      <Label htmlFor={id}>{label}</Label>
      <Select
        id={id}
        value={value}
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
    </Box>
  );
}

const Box = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  min-width: 0;
  border: 1px solid ${token.borderControl};
  border-radius: ${radius.control};
  background: ${token.surface};

  &:focus-within {
    outline: 2px solid ${token.accent};
    outline-offset: -1px;
  }
`;
const Label = styled.label`
  flex: none;
  padding-inline-start: ${space.md};
  color: ${token.textMuted};
  ${type.sm}
`;
const Select = styled.select`
  appearance: none;
  flex: 1;
  min-width: 0;
  height: calc(${controlHeight.medium} - 2px);
  padding: 0 ${space.xxl} 0 6px;
  border: 0;
  border-radius: inherit;
  outline: 0;
  background: transparent;
  ${type.sm}
  font-weight: 500;
  text-overflow: ellipsis;

  option {
    background: ${token.surfaceRaised};
    color: ${token.text};
  }
  ${media.phone} {
    height: calc(${controlHeight.touch} - 2px);
    ${type.lg}
  }
`;
const Chevron = styled(ChevronDown)`
  position: absolute;
  right: ${space.md};
  color: ${token.textMuted};
  pointer-events: none;
`;
