import styled, { css } from 'styled-components';
import { visuallyHidden } from '../components/visually-hidden';
import { media } from '../theme/media';
import { controlHeight, layer, motion, radius, space, token, type } from '../theme/token';
import { NARROW, TIGHT } from './table-widths';
import { totalsLook } from './totals-look';

export const Frame = styled.div`
  container: table / inline-size;
  /* Painted apart: a key typed above it does not paint all rows again. */
  isolation: isolate;
  border: 1px solid ${token.border};
  border-radius: ${radius.card};
  background: ${token.surface};
  ${media.print} {
    /* On paper it is a table, however narrow the sheet. */
    container: none;
  }
`;

/** The rows: cards where it is narrow, else a table; one that is wider than its frame scrolls sideways. */
export const Cards = styled.div`
  border-radius: inherit;
  transition: opacity ${motion.fast};
  &[data-stale='true'] {
    opacity: 0.5;
    transition-delay: 150ms;
  }
  &[data-scrolls] {
    overflow-x: auto;
    ${media.print} {
      overflow: visible;
    }
  }
  /* A column that ends at the edge would look like the last one. */
  &[data-more]:not(:has([data-kind='actions'])) {
    mask-image: linear-gradient(to left, transparent, black 48px);
    ${media.print} {
      mask-image: none;
    }
  }
`;

const headings = css`
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
  th:first-child {
    border-start-start-radius: ${radius.card};
  }
  th:last-child {
    border-start-end-radius: ${radius.card};
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

const rows = css`
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
  /* Values that keep to one line must not squeeze what the row is about. */
  td[data-kind='title']:not([data-nowrap='true']) {
    min-width: 188px;
  }
  ${TIGHT} {
    th,
    td {
      padding-inline: ${space.sm};
    }
    td[data-kind='actions'] {
      padding-inline: ${space.xs};
    }
  }
  th:first-child,
  td:first-child {
    padding-inline-start: ${space.lg};
  }
  /* Buttons bring an inner space of their own; values do not. */
  th:last-child:not(:has(> [data-actions])),
  td:last-child:not([data-kind='actions']) {
    padding-inline-end: ${space.lg};
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

const cards = css`
  ${NARROW} {
    &,
    tbody {
      display: block;
    }
    thead {
      ${visuallyHidden}
    }
    tbody tr {
      display: flex;
      flex-direction: column;
      padding: ${space.md} ${space.lg};
      border-bottom: 1px solid ${token.border};
    }
    tbody tr:last-child {
      border-bottom: 0;
    }
    td,
    td:first-child,
    td:last-child {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr);
      align-items: baseline;
      column-gap: ${space.lg};
      width: auto;
      height: auto;
      min-height: ${controlHeight.small};
      padding: ${space.xs} 0;
      border: 0;
      text-align: end;
      white-space: normal;
      overflow-wrap: anywhere;
    }
    tbody td:last-child:not([data-kind='actions']) {
      padding-inline-end: 0;
    }
    td[data-nowrap='true'] {
      white-space: normal;
    }
    td::before {
      content: attr(data-label);
      color: ${token.textMuted};
    }
    /* A value may be several lines, all beside the label. */
    td:not([data-kind='title']) > * {
      grid-column: 2;
      justify-self: end;
    }
    td[data-kind='title'] {
      display: block;
      min-width: 0;
      /* First, wherever its column stands. */
      order: -1;
      padding-bottom: ${space.sm};
      text-align: start;
      ${type.md}
    }
    td[data-kind='title']::before,
    td[data-kind='actions']::before {
      content: none;
    }
    td[data-kind='actions'] {
      display: flex;
      justify-content: flex-end;
      column-gap: 0;
      width: auto;
      margin-inline-end: -${space.sm};
      padding-bottom: 0;
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
  }
`;

export const Table = styled.table`
  width: 100%;
  border-collapse: separate;
  ${type.sm}
  ${headings}
  ${rows}
  ${cards}
  ${totalsLook}
  ${print}
`;

/** Shown only where rows are cards, whose headings cannot be pressed. */
export const CardsOnly = styled.div`
  display: none;
  ${NARROW} {
    display: block;
    padding: ${space.md} ${space.lg};
    border-bottom: 1px solid ${token.border};
  }
`;
