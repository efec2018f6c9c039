import { css } from 'styled-components';
import { controlHeight, media, motion, radius, space, token, type } from '../../theme/theme';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'small' | 'medium';

/** Styles of buttons and links, by their data attributes. */
export const buttonStyles = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space.sm};
  min-height: ${controlHeight.medium};
  padding: 0 ${space.md};
  border: 1px solid transparent;
  border-radius: ${radius.control};
  background: transparent;
  color: ${token.text};
  ${type.md}
  font-weight: 500;
  text-decoration: none;
  white-space: nowrap;
  transition:
    background-color ${motion.fast},
    opacity ${motion.fast};

  & > svg {
    flex: none;
  }
  &:hover:not(:disabled) {
    background: ${token.surfaceHover};
  }
  &[data-variant='primary'] {
    background: ${token.accent};
    color: ${token.onAccent};
    &:hover:not(:disabled) {
      background: ${token.accentHover};
    }
  }
  &[data-variant='secondary'] {
    border-color: ${token.borderControl};
    background: ${token.surface};
  }
  &[data-variant='danger'] {
    background: ${token.danger};
    color: ${token.onDanger};
    &:hover:not(:disabled) {
      background: ${token.dangerHover};
    }
  }
  /* Its popup is open. */
  &&[aria-expanded='true'] {
    background: ${token.neutralSoft};
  }
  &:disabled {
    cursor: not-allowed;
    opacity: 0.55;
  }
  &[aria-busy='true'] {
    cursor: progress;
    /* Its text tells what it does, so it keeps its contrast. */
    opacity: 1;
  }
  ${media.phone} {
    min-height: ${controlHeight.touch};
  }
  ${media.zoomed} {
    padding-block: ${space.xs};
    white-space: normal;
  }
  &[data-size='small'] {
    min-height: ${controlHeight.small};
    padding-inline: 10px;
    ${type.sm}
    ${media.phone} {
      min-height: ${controlHeight.touch};
    }
  }
`;
