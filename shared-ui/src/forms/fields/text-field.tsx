import type { HTMLInputTypeAttribute } from 'react';
import styled from 'styled-components';
import { media } from '../../theme/media';
import { token } from '../../theme/token';
import { controlLook } from './control-look';
import { FieldFrame, type FieldProps } from './field-frame';
import { controlProps, useFormField } from './use-form-field';

export interface TextFieldProps extends FieldProps {
  type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'tel' | 'url'>;
  placeholder?: string;
  /** What the browser may fill in, e.g. "username". */
  autoComplete?: string;
  autoFocus?: boolean;
  /** Texts that the browser offers while one is typed; any other is as good. */
  suggestions?: readonly string[];
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const { name, disabled } = props;
  const { type = 'text', placeholder, autoComplete = 'off', autoFocus, suggestions } = props;
  const field = useFormField<string>(name);
  const listId = suggestions && `${field.id}-suggestions`;
  return (
    <FieldFrame {...props} field={field}>
      <Input
        {...controlProps(field, props)}
        {...{ name, type, placeholder, autoComplete, autoFocus, disabled }}
        list={listId}
        value={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
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

interface TextAreaFieldProps extends FieldProps {
  placeholder?: string;
}

/** Several lines of text; grows as they are typed. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { name, disabled, placeholder } = props;
  const field = useFormField<string>(name);
  return (
    <FieldFrame {...props} field={field}>
      <TextArea
        {...controlProps(field, props)}
        {...{ name, placeholder, disabled }}
        value={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
      />
    </FieldFrame>
  );
}

/** The bare box, for a text that is no field of a form. */
export const Input = styled.input`
  ${controlLook}
  /* The browser marks suggestions by a triangle, else as large and dark as the text. */
  &::-webkit-calendar-picker-indicator {
    color: ${token.textMuted};
    font-size: 10px;
    line-height: 1;
  }
  /* A finger never hovers; a phone offers them over its keyboard. The browser sets the display by itself. */
  ${media.phone} {
    &[list]::-webkit-calendar-picker-indicator {
      display: none !important;
    }
  }
`;
const TextArea = styled.textarea`
  ${controlLook}
  padding-block: 8px;
  resize: vertical;
  field-sizing: content;
  /* Three lines; it grows with what is typed. */
  && {
    min-height: calc(3lh + 18px);
  }
`;
