import { LoaderCircle, type LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styled, { keyframes } from 'styled-components';
import { buttonLook, type ButtonSize, type ButtonVariant } from './button-look';

interface Look {
  /** One primary button a page; 'danger' takes something away. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: LucideIcon;
}

export interface ButtonProps extends Look, ComponentProps<'button'> {
  /** While true the button shows that it works and cannot be pressed. */
  busy?: boolean;
  /** Text while busy; default: the button's own text. */
  busyText?: string;
}

/** A button that does something here. To go somewhere, use ButtonLink. */
export function Button({
  variant = 'secondary',
  size = 'medium',
  icon: Icon,
  busy = false,
  busyText,
  disabled = false,
  type = 'button',
  children,
  ...button
}: ButtonProps) {
  return (
    <StyledButton
      {...button}
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      data-variant={variant}
      data-size={size}
    >
      {busy ? <BusyIcon aria-hidden size={16} /> : Icon && <Icon aria-hidden size={16} />}
      {busy ? (busyText ?? children) : children}
    </StyledButton>
  );
}

interface ButtonLinkProps extends Look, LinkProps {
  /** 'new': what the key `n` follows on this page. */
  'data-shortcut'?: 'new';
}

/** A link that looks like a button, e.g. "Add Product". */
export function ButtonLink({
  variant = 'secondary',
  size = 'medium',
  icon: Icon,
  children,
  ...link
}: ButtonLinkProps) {
  const hint = link['data-shortcut'] && { 'aria-keyshortcuts': 'N', title: 'Shortcut: N' };
  return (
    <StyledLink {...link} {...hint} data-variant={variant} data-size={size}>
      {Icon && <Icon aria-hidden size={16} />}
      {children}
    </StyledLink>
  );
}

const StyledButton = styled.button`
  ${buttonLook}
`;
const StyledLink = styled(Link)`
  ${buttonLook}
`;

const turn = keyframes`
  to { transform: rotate(1turn); }
`;
const BusyIcon = styled(LoaderCircle)`
  animation: ${turn} 0.9s linear infinite;
`;
