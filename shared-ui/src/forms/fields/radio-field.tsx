import type { ReactNode } from 'react';
import styled from 'styled-components';
import { controlHeight, media, radius, space, token, type } from '../../theme/theme';
import {
  FieldFrame,
  type FieldProps,
  type OptionsFailure,
  OptionsFailureHint,
} from './field-frame';
import { OptionDetail } from './fields.styles';
import type { Option } from './select-field';
import { useFormField } from './form-context';

interface RadioOption extends Omit<Option, 'label'> {
  label: ReactNode;
  detail?: string;
}

interface RadioFieldProps extends FieldProps {
  options: readonly RadioOption[];
  failure?: OptionsFailure;
  /** Runs after the form holds the option, e.g. to fill in the fields that depend on it. */
  onPick?: (value: string) => void;
}

/** One of a few options, all of them visible. For more than five, use SelectField. */
export function RadioField(props: RadioFieldProps) {
  const { options, failure, onPick } = props;
  const field = useFormField<string>(props);
  const hint = failure ? <OptionsFailureHint failure={failure} controlId={field.id} /> : props.hint;
  const { name, ...group } = field.control(hint);
  const pick = (value: string) => {
    field.setValue(value);
    onPick?.(value);
  };
  return (
    <FieldFrame {...props} field={field} hint={hint} labels="group">
      {/* A failed submit focuses the first invalid field. */}
      <Group {...group} role="radiogroup" aria-labelledby={`${field.id}-label`} tabIndex={-1}>
        {options.map(({ value, label: text, detail }) => (
          <Choice key={value}>
            <input
              type="radio"
              aria-labelledby={`${field.id}-${value}`}
              aria-describedby={detail && `${field.id}-${value}-detail`}
              {...{ name, value }}
              checked={field.value === value}
              onChange={() => pick(value)}
            />
            <span>
              <span id={`${field.id}-${value}`}>{text}</span>
              {detail && <OptionDetail id={`${field.id}-${value}-detail`}>{detail}</OptionDetail>}
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
  input {
    flex: none;
    width: 16px;
    height: 16px;
    margin: 0;
    accent-color: ${token.accent};
  }
  ${media.phone} {
    min-height: ${controlHeight.touch};
    ${type.lg}
  }
`;
