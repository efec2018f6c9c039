import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../../theme/media';
import { controlHeight, radius, space, token, type } from '../../theme/token';
import { FieldFrame, type FieldProps } from './field-frame';
import { OptionsFailureHint, type OptionsFailure } from '../combobox/options-failure';
import type { Option } from './select-field';
import { controlProps, useFormField } from './use-form-field';

interface RadioOption extends Omit<Option, 'label'> {
  label: ReactNode;
  /** A second, muted line. */
  detail?: string;
}

interface RadioFieldProps extends FieldProps {
  options: readonly RadioOption[];
  /** When the options did not load. */
  failure?: OptionsFailure;
  /** Also runs when an option is chosen, e.g. to fill in what goes with it. */
  onPick?: (value: string) => void;
}

/** One of a few, all of them in sight. For more than a handful, SelectField. */
export function RadioField(props: RadioFieldProps) {
  const { name, required, disabled, options, failure, onPick } = props;
  const field = useFormField<string>(name);
  const hint = failure ? <OptionsFailureHint failure={failure} controlId={field.id} /> : props.hint;
  const control = controlProps(field, { required, hint });
  const pick = (value: string) => {
    field.setValue(value);
    onPick?.(value);
  };
  return (
    <FieldFrame {...props} field={field} hint={hint} labels="group">
      {/* Can take the focus, which goes to the first field that is wrong. */}
      <Group {...control} role="radiogroup" aria-labelledby={`${field.id}-label`} tabIndex={-1}>
        {options.map(({ value, label: text, detail }) => (
          <Choice key={value}>
            <input
              type="radio"
              aria-labelledby={`${field.id}-${value}`}
              aria-describedby={detail && `${field.id}-${value}-detail`}
              {...{ name, value, disabled }}
              checked={field.value === value}
              onChange={() => pick(value)}
              onBlur={field.onBlur}
            />
            <span>
              <span id={`${field.id}-${value}`}>{text}</span>
              {detail && <Detail id={`${field.id}-${value}-detail`}>{detail}</Detail>}
            </span>
          </Choice>
        ))}
      </Group>
    </FieldFrame>
  );
}

const Group = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.sm};
  border-radius: ${radius.control};
`;
const Choice = styled.label`
  display: flex;
  align-items: center;
  gap: ${space.sm};
  min-height: ${controlHeight.medium};
  padding: 6px ${space.md};
  border: 1px solid ${token.borderControl};
  border-radius: ${radius.control};
  ${type.md}
  overflow-wrap: anywhere;

  &:hover {
    background: ${token.surfaceHover};
  }
  &:has(:checked) {
    border-color: ${token.accent};
    background: ${token.accentSoft};
  }
  /* Drawn like the other controls: in the dark, a browser's own is filled with a grey that is none of the palette's. */
  input {
    flex: none;
    width: 16px;
    height: 16px;
    margin: 0;
    border: 1px solid ${token.borderControl};
    border-radius: ${radius.pill};
    background: ${token.surface};
    appearance: none;
  }
  input:checked {
    border: 5px solid ${token.accent};
  }
  input:disabled {
    opacity: 0.55;
  }
  ${media.phone} {
    min-height: ${controlHeight.touch};
    ${type.lg}
  }
`;
const Detail = styled.span`
  display: block;
  color: ${token.textMuted};
  ${type.xs}
`;
