import { css } from 'styled-components';
import { media } from '../../theme/media';
import { controlHeight, space, token, type } from '../../theme/token';
import { CARDS_IN_PAIRS, inCards, tableEdge } from './table-widths';

/** The row of totals: part of the look of a table. */
export const totalsLook = css`
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
    /* The name of the row says what one value is; several need their own, each on a line. */
    tfoot tr:has(td:not(:empty) ~ td:not(:empty)) > * {
      flex: 1 0 100%;
      min-height: ${controlHeight.small};
      padding-block: ${space.xs};
      &::before {
        display: block;
        font-weight: 400;
      }
    }
    /* Below their labels, as on the cards: a sum stays whole. */
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
      /* Less the line between two cards. */
      width: calc(50% - 1px);
      & > * {
        min-height: 24px;
        padding-block: 2px;
      }
    }
  }
`;
