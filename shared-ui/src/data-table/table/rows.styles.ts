import { css } from 'styled-components';
import { controlHeight, media, motion, radius, space, token, type } from '../../theme/theme';
import {
  CARDS_IN_PAIRS,
  inCards,
  NOT_WIDE,
  ROOMY,
  tableEdge,
  TIGHT,
  TIGHTER,
} from './container-queries';

/** Keeps an amount of billions on one line; the table would give that room to other columns. */
const wholeSum = css`
  > [data-break] {
    white-space: nowrap;
  }
  wbr {
    display: none;
  }
`;

export const rowsStyles = css`
  td {
    padding: ${space.sm} ${space.md};
    border-bottom: 1px solid ${token.border};
    height: 52px;
  }
  td[data-align='end'],
  th[data-align='end'] {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  td[data-nowrap='true'],
  td[data-kind='actions'] {
    white-space: nowrap;
  }
  td[data-kind='actions'] {
    width: 1px;
    text-align: end;
  }
  @media screen {
    td[data-nowrap='true'] :is([data-length='16'], [data-length='17']) {
      ${wholeSum}
    }
  }
  ${media.print} {
    [data-length='16'] {
      ${wholeSum}
    }
  }
  /* Values on one line must not squeeze the title. */
  td[data-kind='title']:not([data-nowrap='true']) {
    min-width: 188px;
  }
  ${TIGHT} {
    th,
    td {
      padding-inline: ${space.sm};
    }
    td[data-kind='title']:not([data-nowrap='true']) {
      min-width: 164px;
    }
    td[data-kind='actions'] {
      padding-inline: ${space.xs};
    }
  }
  ${TIGHTER} {
    thead th {
      white-space: normal;
      vertical-align: bottom;
    }
    td[data-kind='title']:not([data-nowrap='true']) {
      min-width: 136px;
    }
    /* The time goes below the day. */
    td time {
      white-space: normal;
    }
  }
  ${NOT_WIDE} {
    [data-only-wide] {
      display: none;
    }
  }
  ${ROOMY} {
    [data-length='16'] {
      ${wholeSum}
    }
    /* Separates figures from the words after them. */
    [data-align='end'] + :not([data-align='end'], [data-kind='actions']) {
      padding-inline-start: ${space.lg};
    }
  }
  th:first-child,
  td:first-child {
    padding-inline-start: ${tableEdge};
  }
  /* Buttons have a padding of their own; values do not. */
  th:last-child:not(:has(> [data-actions])),
  td:last-child:not([data-kind='actions']) {
    padding-inline-end: ${tableEdge};
  }
  tbody tr:last-child td {
    border-bottom: 0;
  }
  tbody tr {
    transition: background-color ${motion.fast};
  }
  @media (hover: hover) {
    tbody tr:hover {
      background: ${token.surfaceHover};
    }
  }
  tbody tr:last-child td:first-child {
    border-end-start-radius: ${radius.card};
  }
  tbody tr:last-child td:last-child {
    border-end-end-radius: ${radius.card};
  }
`;

/** The row of totals. */
export const totalsStyles = css`
  tfoot th:first-child,
  tfoot td {
    position: static;
    height: 44px;
    border-top: 1px solid ${token.border};
    border-bottom: 0;
    border-radius: 0;
    background: transparent;
    color: ${token.text};
    ${type.sm}
    font-weight: 600;
  }
  ${inCards(css`
    tfoot {
      display: block;
      border-top: 1px solid ${token.border};
    }
    tfoot tr {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      justify-content: space-between;
      padding: ${space.md} ${tableEdge};
    }
    tfoot th:first-child,
    tfoot td,
    tfoot td:last-child:not([data-kind='actions']) {
      height: auto;
      min-height: 0;
      padding: 0;
      border: 0;
    }
    tfoot td:empty,
    tfoot td::before {
      display: none;
    }
    /* One total needs no label beside the name of the row. Several get their own, each on a line. */
    tfoot tr:has(td:not(:empty) ~ td:not(:empty)) > * {
      flex: 1 0 100%;
      min-height: ${controlHeight.small};
      padding-block: ${space.xs};
      &::before {
        display: block;
        font-weight: 400;
      }
    }
    /* Below their labels, as on the cards. */
    ${media.zoomed} {
      tfoot tr:has(td:not(:empty) ~ td:not(:empty)) > td {
        grid-template-columns: minmax(0, 1fr);
        text-align: start;
        & > * {
          grid-column: 1;
          justify-self: start;
        }
      }
    }
  `)}
  /* Values near their labels, as on the cards. */
  ${CARDS_IN_PAIRS} {
    tfoot tr:has(td:not(:empty) ~ td:not(:empty)) {
      /* Minus the line between two cards. */
      width: calc(50% - 1px);
      & > * {
        min-height: 24px;
        padding-block: 2px;
      }
    }
  }
`;
