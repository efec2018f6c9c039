import { css } from 'styled-components';
import { media } from '../../theme/media';
import { motion, radius, space, token } from '../../theme/token';
import { ROOMY, tableEdge, TIGHT, TIGHTER } from './table-widths';

/** An amount of billions that has room for one line: left to the table, it would give that to other columns. */
const wholeSum = css`
  white-space: nowrap;
  > wbr {
    display: none;
  }
`;

/** Rows beside each other in columns: part of the look of a table. */
export const rowsLook = css`
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
  ${ROOMY} {
    [data-length='16'] {
      ${wholeSum}
    }
  }
  ${media.print} {
    [data-length='16'] {
      ${wholeSum}
    }
  }
  /* Values that keep to one line must not squeeze what the row is about. */
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
      min-width: 148px;
    }
    /* The day, then the time. */
    td time {
      white-space: normal;
    }
  }
  /* Figures and the words after them are no one text. */
  ${ROOMY} {
    [data-align='end'] + :not([data-align='end'], [data-kind='actions']) {
      padding-inline-start: ${space.lg};
    }
  }
  th:first-child,
  td:first-child {
    padding-inline-start: ${tableEdge};
  }
  /* Buttons bring an inner space of their own; values do not. */
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
