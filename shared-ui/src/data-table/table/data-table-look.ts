import styled, { css } from 'styled-components';
import { media } from '../../theme/media';
import { motion, radius, space, token, type } from '../../theme/token';
import { cardsLook } from './cards-look';
import { headingsLook } from './headings-look';
import { rowsLook } from './rows-look';
import { inCards } from './table-widths';
import { totalsLook } from './totals-look';

export const Frame = styled.div`
  container: table few-columns / inline-size;
  &[data-many='true'] {
    container-name: table many-columns;
  }
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
    /* What has the focus is not behind the buttons of its row. */
    scroll-padding-inline-end: 136px;
    ${media.print} {
      overflow: visible;
    }
  }
  /* A column that ends at the edge would look like the last one. */
  &[data-more]:not(:has([data-kind='actions'])) {
    mask-image: linear-gradient(to left, transparent, black var(--fade));
    ${media.print} {
      mask-image: none;
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
  ${headingsLook}
  ${rowsLook}
  ${cardsLook}
  ${totalsLook}
  ${print}
`;

/** Shown only where rows are cards, whose headings cannot be pressed. */
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
`;
