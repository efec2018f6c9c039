import { css } from 'styled-components';
import { clamp, space, token, type } from '../../theme/theme';
import { PHONE, TABLET, tableEdge } from './container-queries';

/** A record as two lines: its title and a figure, then what else a person looks for, and the buttons. */
export const linesStyles = css`
  ${PHONE} {
    [data-lines='true'] & {
      tbody tr {
        position: relative;
        display: flex;
        flex-flow: row wrap;
        align-items: center;
        gap: 2px ${space.sm};
        padding: ${space.sm} ${tableEdge};
        /* Begins the second line. */
        &::before {
          content: '';
          flex-basis: 100%;
          order: 1;
        }
      }
      tbody td[data-kind] {
        display: none;
        min-width: 0;
        min-height: 0;
        padding: 0;
        text-align: start;
        &::before {
          content: none;
        }
      }
      tbody td[data-kind='title'] {
        display: block;
        flex: 1 1 50%;
        order: 0;
        padding: 0;
        ${type.md}
      }
      tbody td[data-phone] {
        display: block;
        order: 2;
        color: ${token.textMuted};
        /* It would leave a gap at the beginning of its line. */
        &:empty {
          display: none;
        }
      }
      tbody td[data-phone='figure'] {
        order: 0;
        max-width: 50%;
        /* Also where a long title leaves it a line of its own. */
        margin-inline-start: auto;
        color: inherit;
        text-align: end;
      }
      tbody td[data-phone='line'] > * {
        justify-content: flex-start;
        text-align: start;
        -webkit-line-clamp: 2;
      }
      tbody td[data-kind='actions'] {
        display: flex;
        flex-wrap: nowrap;
        order: 3;
        margin-block: -10px;
        margin-inline: auto -10px;
        & > * {
          width: 36px;
        }
      }
      /* The link of the title covers its row; other links and the buttons lie above it. */
      td[data-kind='title'] a {
        position: static;
        &::after {
          inset: 0;
        }
      }
      td:not([data-kind='title']) :is(a, button) {
        position: relative;
        z-index: 1;
      }
      td [data-name] {
        ${clamp(2)}
      }
      [data-detail],
      [data-none],
      [data-view] {
        display: none;
      }
    }
  }
  /* A tablet has room for the same columns as a table. */
  ${TABLET} {
    [data-many='true'][data-lines='true'] & {
      :is(th, td):not([data-phone], [data-kind='title'], [data-kind='actions']) {
        display: none;
      }
      /* Its share of all columns is too small among these. */
      th[data-kind='title'] {
        width: 34% !important;
      }
    }
  }
`;
