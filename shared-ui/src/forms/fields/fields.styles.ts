import styled, { css } from 'styled-components';
import { controlHeight, media, motion, radius, space, token, type } from '../../theme/theme';

/** Width of the column of fields, and of the notices above it; a wider form sets --fields-width. */
export const FIELDS_WIDTH = 'var(--fields-width, 640px)';

/** Inputs, selects and text areas. A phone zooms in on focus if their type is smaller than 16 px. */
export const controlStyles = css`
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

/** The bare box, for text outside a form. */
export const Input = styled.input`
  ${controlStyles}
`;

export const OptionDetail = styled.span`
  display: block;
  color: ${token.textMuted};
  ${type.xs}
`;

/** Around a control with something inside its right edge. */
export const ControlBox = styled.div`
  position: relative;
  display: flex;
  align-items: center;
`;

/** Inside the right edge of a control; clicks reach the control. */
export const atControlEnd = css`
  position: absolute;
  right: ${space.md};
  color: ${token.textMuted};
  pointer-events: none;
`;
