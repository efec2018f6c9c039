import { LoaderCircle } from 'lucide-react';
import type { ComponentProps } from 'react';
import styled, { keyframes } from 'styled-components';
import { space } from '../../theme/theme';
import { withIcon, type Icon } from '../icon';
import { buttonStyles, type ButtonSize, type ButtonVariant } from './button.styles';

export interface ButtonAppearance {
  /** One primary button per page; 'danger' for deletions. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: Icon;
}

export interface ButtonProps extends ButtonAppearance, ComponentProps<'button'> {
  busy?: boolean;
  busyText?: string;
}

/** For an action. ButtonLink leads to another page. */
export function Button({
  variant = 'secondary',
  size = 'medium',
  icon,
  busy = false,
  busyText,
  disabled = false,
  type = 'button',
  children,
  ...button
}: ButtonProps) {
  const busyContent = () => (
    <Busy data-idle={typeof children === 'string' ? children : ''} $hasIcon={Boolean(icon)}>
      <span>
        <BusyIcon aria-hidden size={16} />
        {busyText ?? children}
      </span>
    </Busy>
  );
  return (
    <StyledButton
      {...button}
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      data-variant={variant}
      data-size={size}
      {...(busy ? { children: busyContent() } : withIcon(icon, children))}
    />
  );
}

const StyledButton = styled.button`
  ${buttonStyles}
`;

/* Keeps the width of the idle button, so that nothing beside it moves. */
const Busy = styled.span<{ $hasIcon: boolean }>`
  display: inline-grid;
  justify-items: center;

  & > span {
    display: inline-flex;
    align-items: center;
    gap: ${space.sm};
  }
  &::after {
    content: attr(data-idle);
    height: 0;
    padding-inline-start: ${({ $hasIcon }) => ($hasIcon ? space.xl : 0)};
    overflow: hidden;
    visibility: hidden;
  }
`;
const turn = keyframes`
  to { transform: rotate(1turn); }
`;
export const BusyIcon = styled(LoaderCircle)`
  animation: ${turn} 0.9s linear infinite;
`;
