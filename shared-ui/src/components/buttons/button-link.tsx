import { use } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styled from 'styled-components';
import { HasShortcuts } from '../has-shortcuts';
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
  const isShortcut = use(HasShortcuts) && link['data-shortcut'];
  const hint = isShortcut && { 'aria-keyshortcuts': 'N', title: 'Shortcut: N' };
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
