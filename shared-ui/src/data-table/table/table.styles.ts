import styled, { css } from 'styled-components';
import { layer, media, motion, radius, space, token, type } from '../../theme/theme';
import { cardsStyles } from './cards.styles';
import { linesStyles } from './lines.styles';
import { rowsStyles, totalsStyles } from './rows.styles';
import { inCards } from './container-queries';

export const Frame = styled.div`
  container: table few-columns / inline-size;
  &[data-many='true'] {
    container-name: table many-columns;
  }
  &[data-lines='true'] {
    container-name: table lines;
  }
  /* A layer of its own: typing above the table does not repaint all rows. */
  isolation: isolate;
  border: 1px solid ${token.border};
  border-radius: ${radius.card};
  background: ${token.surface};
  ${media.print} {
    /* Paper always shows a table. A border would stay open where the sheet ends. */
    container: none;
    border: 0;
  }
`;

/** Scrolls sideways when the table is wider than its frame. */
export const Cards = styled.div`
  border-radius: inherit;
  transition: opacity ${motion.fast};
  &[data-stale='true'] {
    opacity: 0.5;
    transition-delay: 150ms;
  }
  &[data-scrolls] {
    overflow-x: auto;
    /* Keeps the focus out from behind the buttons of its row. */
    scroll-padding-inline-end: 136px;
    ${media.print} {
      overflow: visible;
    }
  }
`;

const headingsStyles = css`
  th {
    position: sticky;
    z-index: ${layer.sticky};
    /* Below the header; a frame with another header height sets --sticky-top. */
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
  /* Covers the gap between two headings whose widths are no whole pixels. */
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
  /* The arrow of a heading may reach over the next one. */
  :not([data-scrolls])
    > &
    th:not([data-align='end']):is(:hover, :focus-within, :has([data-sorted='true'])) {
    z-index: calc(${layer.sticky} + 1);
  }
  /* Headings cannot stick here. The first column and the buttons stick instead; the rest scrolls under them. */
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
    /* Shows that a number goes on under the buttons: cut off without a line, it would read as another one. */
    th:has(> [data-actions]),
    td[data-kind='actions'] {
      border-inline-start: 1px solid ${token.border};
    }
  }
`;

/** On paper nothing scrolls, sticks or can be pressed. */
const print = css`
  ${media.print} {
    th,
    td {
      position: static !important;
      height: auto;
      padding-inline: ${space.sm};
    }
    th:has(> [data-actions]),
    td[data-kind='actions'] {
      display: none;
    }
    tr {
      break-inside: avoid;
    }
    /* Otherwise the browser repeats the totals on every sheet. */
    tfoot {
      display: table-row-group;
    }
  }
`;

export const Table = styled.table`
  width: 100%;
  border-collapse: separate;
  ${type.sm}
  ${headingsStyles}
  ${rowsStyles}
  ${cardsStyles}
  ${linesStyles}
  ${totalsStyles}
  ${print}
`;

/** Visible only where rows are cards. */
export const CardsOnly = styled.div`
  display: none;
  ${inCards(css`
    display: block;
    padding: ${space.md} ${space.lg};
    border-bottom: 1px solid ${token.border};
    & > * {
      max-width: 400px;
    }
  `)}
  /* With the filters of its list. */
  ${media.phone} {
    main:has([data-filters='folded']) & {
      display: none;
    }
  }
`;
