import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ErrorText } from '../../components/error-text';
import { token, type } from '../../theme/token';
import type { FormField } from './use-form-field';
import { WarningText } from './warning-text';

/** What every field takes, whatever its control. */
export interface FieldProps {
  /** Path in the form's values, e.g. "name" or "items[0].quantity". */
  name: string;
  label: string;
  /** Marked with an asterisk; the schema decides. */
  required?: boolean;
  /** Help below the control. */
  hint?: ReactNode;
  disabled?: boolean;
  /** By what a change of somebody else finds it, where the name is that of a place in a list, which may move. */
  knownAs?: string;
}

interface FieldFrameProps extends Pick<FieldProps, 'label' | 'required' | 'hint'> {
  field: Pick<FormField<unknown>, 'id' | 'hintId' | 'errorId' | 'error'> &
    Partial<Pick<FormField<unknown>, 'changeId' | 'change'>>;
  /** 'group': the label is the heading of several controls, which refer to it by `${id}-label`. */
  labels?: 'control' | 'group';
  children: ReactNode;
}

/** Label above, control, hint and error below. */
export function FieldFrame(props: FieldFrameProps) {
  const { field, label, required, hint, labels = 'control', children } = props;
  const target = labels === 'control' ? { htmlFor: field.id } : { as: 'span' as const };
  return (
    <Frame>
      <Label id={`${field.id}-label`} {...target} data-required={required}>
        {label}
      </Label>
      {children}
      {hint && <Hint id={field.hintId}>{hint}</Hint>}
      {field.error !== undefined && <ErrorText id={field.errorId}>{field.error}</ErrorText>}
      {field.change && (
        <Hint id={field.changeId}>
          <WarningText>{field.change}</WarningText>
        </Hint>
      )}
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: 6px;
  position: relative;
  min-width: 0;
`;
/* The asterisk is for the eye: aria-required says it to the others. */
const Label = styled.label`
  align-self: flex-start;
  ${type.sm}
  font-weight: 500;

  &[data-required='true']::after {
    content: ' *';
    content: ' *' / '';
    color: ${token.danger};
  }
`;
const Hint = styled.div`
  color: ${token.textMuted};
  ${type.xs}
`;
