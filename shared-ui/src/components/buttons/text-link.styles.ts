import { css } from 'styled-components';
import { token } from '../../theme/theme';

/** A link within text. Apart from TextLink, which needs the router. */
export const textLinkStyles = css`
  border-radius: 2px;
  color: ${token.accent};
  font-weight: 500;
  text-decoration: underline;
  text-decoration-color: ${token.borderControl};
  text-underline-offset: 3px;

  &:hover {
    color: ${token.accent};
    text-decoration: underline;
    text-decoration-color: currentcolor;
  }
`;
