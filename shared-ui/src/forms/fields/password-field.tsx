import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { IconButton } from '../../components/buttons/icon-button';
import { FieldFrame, type FieldProps } from './field-frame';
import { Input } from './text-field';
import { controlProps, useFormField } from './use-form-field';

interface PasswordFieldProps extends FieldProps {
  /** Tells a password manager whether to fill in or to suggest. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password, which can be shown while it is typed. */
export function PasswordField(props: PasswordFieldProps) {
  const { name, label, disabled, autoComplete } = props;
  const field = useFormField<string>(name);
  const [isShown, setIsShown] = useState(false);
  return (
    <FieldFrame {...props} field={field}>
      <Box>
        <Input
          {...controlProps(field, props)}
          {...{ name, disabled, autoComplete }}
          type={isShown ? 'text' : 'password'}
          spellCheck={false}
          autoCapitalize="off"
          value={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
        />
        <Toggle
          name={isShown ? 'Hide' : 'Show'}
          description={label}
          icon={isShown ? EyeOff : Eye}
          tooltipAlign="end"
          onClick={() => setIsShown(!isShown)}
        />
      </Box>
    </FieldFrame>
  );
}

const Box = styled.div`
  position: relative;
  display: flex;

  input {
    padding-inline-end: 44px;
  }
`;
const Toggle = styled(IconButton)`
  position: absolute;
  right: 0;
`;
