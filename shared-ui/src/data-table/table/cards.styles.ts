import { css } from 'styled-components';
import { visuallyHidden } from '../../components/visually-hidden';
import { controlHeight, media, space, token, type } from '../../theme/theme';
import { CARDS_IN_PAIRS, inCards, tableEdge } from './container-queries';

/** Each value beside its label. */
const card = css`
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
    padding: ${space.md} ${tableEdge};
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
  /* All lines of a value stand beside the label. */
  td:not([data-kind='title']) > * {
    grid-column: 2;
    justify-self: end;
  }
  td[data-kind='title'][data-nowrap] {
    display: block;
    /* Resets the minimum of a row. */
    min-width: 0;
    /* First, whatever the order of the columns. */
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
    flex-wrap: wrap;
    justify-content: flex-end;
    column-gap: 0;
    width: auto;
    /* Aligns the last icon with the end of the values. */
    margin-inline-end: -11px;
    padding-bottom: 0;
    ${media.phone} {
      margin-inline-end: -15px;
    }
  }
  /* A link covers its whole line, for a thumb. */
  td a:not([data-tooltip]) {
    position: relative;
    &::after {
      content: '';
      position: absolute;
      inset: min(0px, (100% - ${controlHeight.small}) / 2) 0;
    }
  }
  td[data-kind='title'] a::after {
    inset-block: -10px -${space.xs};
  }
  /* The value below its label. */
  ${media.zoomed} {
    td[data-kind='value'] {
      grid-template-columns: minmax(0, 1fr);
      text-align: start;
    }
    td[data-kind='value'] > * {
      grid-column: 1;
      justify-self: start;
    }
  }
`;

/** Rows as cards, where the table is too narrow for its columns. */
export const cardsStyles = css`
  ${inCards(card)}
  ${CARDS_IN_PAIRS} {
    tbody {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    tbody tr:nth-child(odd) {
      border-inline-end: 1px solid ${token.border};
    }
    /* The last card may stand alone. */
    tbody tr:nth-child(odd):last-child {
      border-color: transparent;
    }
    tbody tr:nth-child(odd):nth-last-child(2) {
      border-bottom: 0;
    }
    /* A tablet shows more records at once: less space, and the buttons beside the title. */
    tbody tr {
      display: grid;
      /* Subgrid aligns the values of both cards. A card has at most 24 lines. */
      grid-row: span 24;
      grid-template-rows: subgrid;
      grid-template-columns: minmax(0, 1fr) auto;
    }
    tbody td[data-kind] {
      grid-column: 1 / -1;
      min-height: 24px;
      padding-block: 2px;
    }
    tbody td[data-kind='value'] a:not([data-tooltip])::after {
      inset-block: min(0px, (100% - 24px) / 2);
    }
    tbody td[data-kind='title'] {
      grid-area: 1 / 1;
    }
    tbody td[data-kind='actions'] {
      grid-area: 1 / 2;
      align-self: start;
      margin-block: -${space.sm};
    }
  }
`;
