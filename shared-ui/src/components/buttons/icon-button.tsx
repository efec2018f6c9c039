import type { ComponentPropsWithRef, FocusEvent, SyntheticEvent } from 'react';
import styled, { css } from 'styled-components';
import { controlHeight, layer, media, radius, token, type } from '../../theme/theme';
import { withIcon, type Icon } from '../icon';
import { buttonStyles } from './button.styles';

export interface IconButtonProps {
  /** The accessible name and the tooltip, e.g. "Edit". */
  name: string;
  icon: Icon;
  /** Screen readers announce it after the name, e.g. the record's name. */
  description?: string;
  tone?: 'neutral' | 'danger';
  /** Alignment of the tooltip: 'start' at the left edge of the page, 'end' at the right one. */
  tooltipAlign?: 'start' | 'center' | 'end';
}

export function IconButton(props: IconButtonProps & ComponentPropsWithRef<'button'>) {
  const { type = 'button', ...button } = iconProps(props);
  return <StyledButton {...button} type={type} />;
}

/** The attributes and the content of a button or a link that shows only an icon. */
export function iconProps<Props extends IconButtonProps>(props: Props) {
  const { name, icon, description, tone, tooltipAlign = 'center', ...control } = props;
  return {
    ...control,
    'aria-label': name,
    'aria-description': description,
    'data-tooltip': name,
    'data-tooltip-align': tooltipAlign,
    'data-tone': tone,
    'data-variant': 'ghost',
    ...hidePressedTooltip,
    ...withIcon(icon, null),
  };
}

/**
 * Hides the tooltip of a pressed control until the pointer or the focus returns to it. A dialog that the press opened
 * gives the focus back, so it does not count. Sets an attribute, because rendering every row for it would be slow.
 */
const hidePressedTooltip = {
  onClickCapture: ({ currentTarget }: SyntheticEvent) =>
    currentTarget.setAttribute('data-used', ''),
  onPointerLeave: ({ currentTarget }: SyntheticEvent) => currentTarget.removeAttribute('data-used'),
  onBlurCapture: ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!relatedTarget?.closest('[role$=dialog]')) currentTarget.removeAttribute('data-used');
  },
};

/**
 * The name of the control, drawn by CSS: every table row has such controls, and a positioning library for each of them
 * costs more than the rest of the row. Its empty alternative hides it from screen readers, which read the aria-label.
 */
const tooltip = css`
  position: relative;

  &::after {
    content: attr(data-tooltip);
    content: attr(data-tooltip) / '';
    position: absolute;
    z-index: ${layer.popup};
    top: calc(100% + 6px);
    left: 50%;
    padding: 4px 8px;
    border-radius: ${radius.control};
    background: ${token.text};
    color: ${token.background};
    ${type.xs}
    font-weight: 500;
    white-space: nowrap;
    pointer-events: none;
    opacity: 0;
    visibility: hidden;
    transform: translateX(-50%);
    transition: opacity 120ms ease-out;
  }
  /* The edge of the page would cut off a centred name. */
  &[data-tooltip-align='start']::after {
    left: 0;
    transform: none;
  }
  &[data-tooltip-align='end']::after {
    right: 0;
    left: auto;
    transform: none;
  }
  @media (hover: hover) {
    &:hover::after {
      opacity: 1;
      visibility: visible;
      transition-delay: 400ms;
    }
  }
  &:focus-visible::after {
    opacity: 1;
    visibility: visible;
  }
  /* The popup of an open control lies there and has that name itself. */
  &[data-used]::after,
  &[aria-expanded='true']::after {
    visibility: hidden;
  }
`;

export const iconButtonStyles = css`
  ${buttonStyles}
  ${tooltip}
  width: ${controlHeight.medium};
  padding: 0;
  color: ${token.textMuted};

  &:hover:not(:disabled),
  &[aria-expanded='true'] {
    color: ${token.text};
  }
  &[data-tone='danger']:hover:not(:disabled) {
    background: ${token.dangerSoft};
    color: ${token.danger};
  }
  ${media.phone} {
    width: ${controlHeight.touch};
  }
`;

const StyledButton = styled.button`
  ${iconButtonStyles}
`;
