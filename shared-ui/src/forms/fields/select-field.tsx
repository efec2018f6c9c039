import { ChevronDown } from 'lucide-react';
import styled from 'styled-components';
import { space, token } from '../../theme/token';
import { controlLook } from './control-look';
import { FieldFrame, type FieldProps } from './field-frame';
import { OptionsFailureHint, type OptionsFailure } from '../combobox/options-failure';
import { controlProps, useFormField } from './use-form-field';

export interface Option {
  value: string;
  label: string;
}

interface SelectFieldProps extends FieldProps {
  options: readonly Option[];
  /** Shown while nothing is chosen, e.g. "Select a category". */
  placeholder?: string;
  /** True while the options are on their way. */
  loading?: boolean;
  /** When the options did not load. */
  failure?: OptionsFailure;
  /** Label of the present value where the options may lack it, e.g. an archived supplier's name. */
  currentLabel?: string;
  /** Also runs when an option is chosen, with its value. */
  onPick?: (value: string) => void;
}

/** One of a short list. For one of thousands, ComboboxField. */
export function SelectField(props: SelectFieldProps) {
  const { name, required, disabled, options } = props;
  const { placeholder, loading = false, failure, currentLabel, onPick } = props;
  const field = useFormField<string>(name);
  const hint = failure ? <OptionsFailureHint failure={failure} controlId={field.id} /> : props.hint;
  const isMissing = field.value !== '' && !options.some(({ value }) => value === field.value);
  return (
    <FieldFrame {...props} field={field} hint={hint}>
      <Box>
        <Select
          {...controlProps(field, { ...props, hint })}
          {...{ name, disabled }}
          aria-busy={loading || undefined}
          value={field.value}
          onChange={(event) => {
            field.onChange(event);
            onPick?.(event.target.value);
          }}
          onBlur={field.onBlur}
          onFocus={failure?.onRetry}
        >
          {placeholder !== undefined && (
            <option value="" disabled={required}>
              {loading ? 'Loading…' : placeholder}
            </option>
          )}
          {isMissing && <option value={field.value}>{currentLabel ?? field.value}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
        <Chevron aria-hidden size={16} />
      </Box>
    </FieldFrame>
  );
}

const Box = styled.div`
  position: relative;
  display: flex;
  align-items: center;
`;
const Select = styled.select`
  ${controlLook}
  appearance: none;
  padding-inline-end: ${space.xxl};

  &:has(option[value='']:checked) {
    color: ${token.textMuted};
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
`;
