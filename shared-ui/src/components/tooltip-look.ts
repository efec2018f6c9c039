import { css } from 'styled-components';
import { layer, radius, token, type } from '../theme/token';

/**
 * The name of a control that shows only an icon, drawn by CSS: every table row has such controls, and a
 * positioning library for each of them costs more than the rest of the row. The name itself is the control's
 * aria-label; this picture of it is hidden from screen readers by its empty alternative.
 */
export const tooltipLook = css`
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
  /* At the edge of the page a centred name would be cut off. */
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
  /* What it opened lies there, and has that name itself. */
  &[aria-expanded='true']::after,
  &[data-used]::after {
    visibility: hidden;
  }
`;
