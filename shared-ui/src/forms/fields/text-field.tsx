import type { HTMLInputTypeAttribute } from 'react';
import styled from 'styled-components';
import { controlStyles, Input } from './fields.styles';
import { FieldFrame, type FieldProps } from './field-frame';
import { useFormField } from './form-context';

export interface TextFieldProps extends FieldProps {
  type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'tel' | 'url' | 'password' | 'date'>;
  /** For password managers. */
  autoComplete?: 'current-password' | 'new-password';
  placeholder?: string;
  /** Texts that the browser offers; any other text is valid too. */
  suggestions?: readonly string[];
  /** `code`: takes what a scanner types while it has the focus, and the Enter at the end. */
  'data-shortcut'?: 'code';
}

export function TextField(props: TextFieldProps) {
  const { type = 'text', autoComplete = 'off', placeholder, suggestions } = props;
  const field = useFormField<string>(props);
  const listId = suggestions && `${field.id}-suggestions`;
  return (
    <FieldFrame {...props} field={field}>
      <Input
        {...field.control(props.hint)}
        {...{ type, autoComplete, placeholder }}
        list={listId}
        data-shortcut={props['data-shortcut']}
        readOnly={field.readOnly}
        value={field.value}
        onChange={(event) => field.setValue(event.target.value)}
      />
      {suggestions && (
        <datalist id={listId}>
          {suggestions.map((text) => (
            <option key={text} value={text} />
          ))}
        </datalist>
      )}
    </FieldFrame>
  );
}

/** Several lines of text. The box grows with them, up to a part of the screen. */
export function TextAreaField(props: FieldProps) {
  const field = useFormField<string>(props);
  return (
    <FieldFrame {...props} field={field}>
      <TextArea
        {...field.control(props.hint)}
        readOnly={field.readOnly}
        value={field.value}
        onChange={(event) => field.setValue(event.target.value)}
      />
    </FieldFrame>
  );
}

const TextArea = styled.textarea`
  ${controlStyles}
  padding-block: 8px;
  resize: vertical;
  field-sizing: content;
  max-height: 60vh;
  /* Three lines. */
  && {
    min-height: calc(3lh + 18px);
  }
`;
