import { Link, useLocation, type LinkProps } from 'react-router-dom';
import styled from 'styled-components';
import { useTranslate } from '../../texts';
import { token } from '../../theme/theme';
import { withIcon } from '../icon';
import type { ButtonAppearance } from './button';
import { buttonStyles } from './button.styles';
import { iconButtonStyles, iconProps, type IconButtonProps } from './icon-button';
import { textLinkStyles } from './text-link.styles';

/** A link that gives its page's address to the next page; the history keeps it over a reload. See useReturnAddress. */
function PageLink(props: LinkProps) {
  const { pathname, search } = useLocation();
  return <Link state={pathname + search} {...props} />;
}

/** The address of the list at a path; with its filters, order and page if a link of the list opened this page. */
export function useReturnAddress(listPath: string): string {
  const state: unknown = useLocation().state;
  return typeof state === 'string' && state.startsWith(`${listPath}?`) ? state : listPath;
}

/** A link within text. */
export const TextLink = styled(PageLink)`
  ${textLinkStyles}
`;

/** A button that looks like a link. */
export const TextButton = styled.button`
  padding: 0;
  border: 0;
  background: none;
  white-space: nowrap;
  ${textLinkStyles}
`;

/** The name of a record that leads to it; it looks like text until somebody points at it. */
export const QuietLink = styled(TextLink)`
  &:not(:hover) {
    color: ${token.text};
    text-decoration: none;
  }
`;

export function IconLink(props: IconButtonProps & LinkProps) {
  return <StyledIconLink {...iconProps(props)} />;
}

const StyledIconLink = styled(PageLink)`
  ${iconButtonStyles}
`;

const SHORTCUT = 'N';

interface ButtonLinkProps extends ButtonAppearance, LinkProps {
  /** 'new': the key `n` follows this link. */
  'data-shortcut'?: 'new';
}

export function ButtonLink({
  variant = 'secondary',
  size = 'medium',
  icon,
  children,
  ...link
}: ButtonLinkProps) {
  const t = useTranslate();
  const hint = link['data-shortcut'] && {
    'aria-keyshortcuts': SHORTCUT,
    title: t('Shortcut: {key}', { key: SHORTCUT }),
  };
  return (
    <StyledButtonLink
      {...link}
      {...hint}
      data-variant={variant}
      data-size={size}
      {...withIcon(icon, children)}
    />
  );
}

const StyledButtonLink = styled(PageLink)`
  ${buttonStyles}
`;
