import { IconButton } from '@stockroom/shared-ui';
import { FieldFrame, Input } from '@stockroom/shared-ui/forms';
import { Eye, EyeOff } from 'lucide-react';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { useTranslate } from '../texts';

interface CredentialFieldProps {
  name: 'email' | 'password';
  label: string;
  /** For password managers. */
  autoComplete: 'username' | 'current-password' | 'new-password';
  value?: string;
  /** The user cannot change the value. */
  isFixed?: boolean;
  error: string | undefined;
  onType: (name: string) => void;
}

/** An e-mail address, or a password with a button that shows it. */
export function CredentialField(props: CredentialFieldProps) {
  const { name, label, autoComplete, value, isFixed, error, onType } = props;
  const t = useTranslate();
  const id = useId();
  const field = { id, hintId: `${id}-hint`, errorId: `${id}-error`, error };
  const [isShown, setIsShown] = useState(false);
  const isPassword = name === 'password';
  return (
    <FieldFrame field={field} label={label} required>
      <Box $hasButton={isPassword}>
        <Input
          id={id}
          name={name}
          type={isPassword && !isShown ? 'password' : isPassword ? 'text' : 'email'}
          autoComplete={autoComplete}
          autoCapitalize="off"
          spellCheck={false}
          defaultValue={value}
          disabled={isFixed}
          aria-required
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : field.errorId}
          onChange={() => onType(name)}
        />
        {isPassword && (
          <Toggle
            name={t(isShown ? 'Hide' : 'Show')}
            description={label}
            icon={isShown ? EyeOff : Eye}
            tooltipAlign="end"
            onClick={() => setIsShown(!isShown)}
          />
        )}
      </Box>
    </FieldFrame>
  );
}

const Box = styled.div<{ $hasButton: boolean }>`
  position: relative;
  display: flex;

  input {
    padding-inline-end: ${({ $hasButton }) => ($hasButton ? '44px' : undefined)};
  }
`;
const Toggle = styled(IconButton)`
  position: absolute;
  right: 0;
`;
