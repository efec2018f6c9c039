import { RotateCw, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { Button } from '../../components/buttons/button';
import { ErrorText } from '../../components/error-text';
import { useTranslate } from '../../texts';
import { space, token, type } from '../../theme/theme';

/** The props of every field. */
export interface FieldProps {
  /** Path in the form's values, e.g. "name" or "items[0].quantity". */
  name: string;
  label: string;
  /** Shows an asterisk; the schema decides. */
  required?: boolean;
  hint?: ReactNode;
  /** A button that belongs to the field, e.g. for a new option. Stands beside the label. */
  action?: ReactNode;
  /** Identifies the field for changes of somebody else, where its name is an index that may change. */
  knownAs?: string;
}

interface FieldFrameProps extends Pick<FieldProps, 'label' | 'required' | 'hint' | 'action'> {
  field: {
    /** Of the control. The label, hint, error and change have it with the suffix `-label`, `-hint`... */
    id: string;
    error: string | undefined;
    /** Says that somebody else has changed the field. */
    change?: string;
  };
  /** 'group': the label names several controls, which refer to it by `${id}-label`. */
  labels?: 'control' | 'group';
  children: ReactNode;
}

export function FieldFrame(props: FieldFrameProps) {
  const { field, label, required, hint, action, labels = 'control', children } = props;
  const target = labels === 'control' ? { htmlFor: field.id } : { as: 'span' as const };
  return (
    <Frame $hasAction={Boolean(action)}>
      <Label id={`${field.id}-label`} {...target} data-required={required}>
        {label}
      </Label>
      {children}
      {action && <Action>{action}</Action>}
      {hint && <Hint id={`${field.id}-hint`}>{hint}</Hint>}
      {field.error !== undefined && <ErrorText id={`${field.id}-error`}>{field.error}</ErrorText>}
      {field.change && (
        <Hint id={`${field.id}-change`}>
          <WarningText>{field.change}</WarningText>
        </Hint>
      )}
    </Frame>
  );
}

/** Why a field has no options. Opening the field tries again, too. */
export interface OptionsFailure {
  message: string;
  onRetry: () => void;
  /** True during another attempt. */
  busy: boolean;
}

/** Says below a field that its options did not load. */
export function OptionsFailureHint(props: { failure: OptionsFailure; controlId: string }) {
  const t = useTranslate();
  const { message, onRetry, busy } = props.failure;
  const retry = () => {
    // This button disappears with the failure and would lose the focus.
    document.getElementById(props.controlId)?.focus();
    onRetry();
  };
  return (
    <Row>
      <ErrorText>{message}</ErrorText>
      <Button size="small" icon={RotateCw} busy={busy} onClick={retry}>
        {t('Retry')}
      </Button>
    </Row>
  );
}

/** A hint that a value is unusual, though valid. */
export function WarningText({ children }: { children: ReactNode }) {
  return (
    <Warning>
      <TriangleAlert aria-hidden size={14} />
      <span>{children}</span>
    </Warning>
  );
}

const Action = styled.div`
  grid-area: 1 / 2;
  /* Labels of other fields in the row stand at the same height. */
  margin-block: -3px;
`;
/* The action stands beside the label, though the keyboard reaches it after the control. */
const actionBesideLabel = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  & > :not(label, ${Action}) {
    grid-column: 1 / -1;
  }
`;
const Frame = styled.div<{ $hasAction: boolean }>`
  display: flex;
  flex-direction: column;
  gap: 6px;
  position: relative;
  min-width: 0;
  ${({ $hasAction }) => $hasAction && actionBesideLabel}
`;
/* Screen readers get aria-required instead of the asterisk. */
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
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.sm};
`;
const Warning = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
  color: ${token.warning};
  font-weight: 500;

  & > svg {
    flex: none;
  }
`;
