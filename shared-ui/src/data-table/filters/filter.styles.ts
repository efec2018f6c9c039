import styled, { css } from 'styled-components';
import { controlHeight, media, radius, space, token, type } from '../../theme/theme';

/** A filter of the bar: a control with its label inside the box. */
export const FilterBox = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  min-width: 0;
  border: 1px solid ${token.borderControl};
  border-radius: ${radius.control};
  background: ${token.surface};

  &:focus-within {
    outline: 2px solid ${token.accent};
    outline-offset: -1px;
  }
  &[data-invalid='true'] {
    border-color: ${token.danger};
  }
  /* The label goes above the control. */
  ${media.zoomed} {
    flex-wrap: wrap;
    && > label {
      flex: 1 0 100%;
      padding-top: ${space.xs};
    }
  }
`;
export const FilterLabel = styled.label`
  flex: none;
  padding-inline-start: ${space.md};
  color: ${token.textMuted};
  ${type.sm}
  /* A phone cuts the label rather than the choice. */
  ${media.phone} {
    &:has(+ select) {
      flex: 0 1000 auto;
      min-width: 5ch;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }
`;

/** The control inside the box, which has the border. */
export const filterControl = css`
  flex: 1;
  min-width: 0;
  height: calc(${controlHeight.medium} - 2px);
  padding: 0 ${space.xs};
  border: 0;
  border-radius: inherit;
  outline: 0;
  background: transparent;
  ${type.sm}
  font-weight: 500;

  ${media.phone} {
    height: calc(${controlHeight.touch} - 2px);
    ${type.lg}
  }
  ${media.zoomed} {
    padding-inline-start: ${space.md};
  }
`;
