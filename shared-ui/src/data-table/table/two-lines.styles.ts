import styled, { css } from 'styled-components';
import { token } from '../../theme/theme';
import { inCards } from './container-queries';

/** Around a DataTable: on a phone, a row is two lines of words. `$second` is the number of the column that begins the second. */
export const TwoLines = styled.div<{ $second: number }>`
  ${({ $second }) =>
    inCards(css`
      && tbody tr {
        position: relative;
        display: block;
        padding-inline-end: 60px;
      }
      && tbody td[data-kind]:not([data-kind='actions']) {
        display: inline;
        padding: 0;
        text-align: start;
        &::before {
          content: ' · ';
        }
        &:empty,
        &:first-child::before {
          display: none;
        }
        &:nth-child(${$second})::before {
          content: '\\A';
          white-space: pre;
        }
        &:nth-child(n + ${$second}) {
          color: ${token.textMuted};
        }
      }
      td > *,
      td > * > * {
        display: inline !important;
      }
      && td[data-kind='actions'] {
        position: absolute;
        top: 0;
        right: 0;
      }
    `)}
`;
