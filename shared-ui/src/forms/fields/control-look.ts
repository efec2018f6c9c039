import { css } from 'styled-components';
import { media } from '../../theme/media';
import { controlHeight, motion, radius, space, token, type } from '../../theme/token';

/** Inputs, selects and text areas. 16 px type on a phone: with less, the browser zooms in on focus. */
export const controlLook = css`
  width: 100%;
  min-height: ${controlHeight.medium};
  padding: 0 ${space.md};
  border: 1px solid ${token.borderControl};
  border-radius: ${radius.control};
  background: ${token.surface};
  color: ${token.text};
  ${type.md}
  text-overflow: ellipsis;
  transition: border-color ${motion.fast};

  &:hover:not(:disabled, [aria-invalid='true']) {
    border-color: ${token.textMuted};
  }
  &:focus-visible {
    border-color: ${token.accent};
    outline: 2px solid ${token.accent};
    outline-offset: -1px;
  }
  &[aria-invalid='true'] {
    border-color: ${token.danger};
    &:focus-visible {
      outline-color: ${token.danger};
    }
  }
  &:disabled {
    background: ${token.surfaceSunken};
    color: ${token.textMuted};
    cursor: not-allowed;
  }
  ${media.phone} {
    min-height: ${controlHeight.touch};
    ${type.lg}
  }
`;
