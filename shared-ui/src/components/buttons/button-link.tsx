import { Link, type LinkProps } from 'react-router-dom';
import styled from 'styled-components';
import type { Look } from './button';
import { buttonLook } from './button-look';

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

const StyledLink = styled(Link)`
  ${buttonLook}
`;
