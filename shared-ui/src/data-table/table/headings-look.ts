import { css } from 'styled-components';
import { layer, radius, space, token, type } from '../../theme/token';

/** The headings, which stay in sight: part of the look of a table. */
export const headingsLook = css`
  th {
    position: sticky;
    z-index: ${layer.sticky};
    /* Below the header of the frame; a frame with another one says so in --sticky-top. */
    top: var(--sticky-top, 56px);
    padding: 10px ${space.md};
    border-bottom: 1px solid ${token.border};
    background: ${token.surfaceSunken};
    color: ${token.textMuted};
    ${type.xs}
    font-weight: 500;
    text-align: start;
    white-space: nowrap;
  }
  /* Where a width is no whole pixel, the surface would shine through between two of them; not over the line below. */
  @media screen {
    thead th:not(:last-child)::after {
      content: '';
      position: absolute;
      inset: 0 -1px 0 auto;
      width: 1px;
      background: inherit;
    }
  }
  th:first-child {
    border-start-start-radius: ${radius.card};
  }
  th:last-child {
    border-start-end-radius: ${radius.card};
  }
  /* The arrow of a heading as wide as its column reaches into the space before the next one. */
  :not([data-scrolls])
    > &
    th:not([data-align='end']):is(:hover, :focus-within, :has([data-sorted='true'])) {
    z-index: calc(${layer.sticky} + 1);
  }
  /* The heading cannot stay in sight there, so what a row is about does, and its buttons: the rest scrolls under them. */
  [data-scrolls] > & {
    th {
      position: relative;
      z-index: auto;
      top: auto;
    }
    th:first-child,
    td:first-child,
    th:has(> [data-actions]),
    td[data-kind='actions'] {
      position: sticky;
      z-index: 1;
      top: auto;
      inset-inline: 0;
    }
    tbody tr {
      background: ${token.surface};
    }
    td:first-child,
    td[data-kind='actions'] {
      background: inherit;
    }
  }
  /* A number that were cut there would read as another one. */
  [data-more] > & {
    th:has(> [data-actions])::before,
    td[data-kind='actions']::before {
      content: '';
      position: absolute;
      inset: 0 100% 0 auto;
      width: 40px;
      background: inherit;
      mask-image: linear-gradient(to left, black, transparent);
      pointer-events: none;
    }
  }
`;
