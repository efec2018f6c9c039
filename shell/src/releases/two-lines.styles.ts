import { token } from '@stockroom/shared-ui';
import { inCards } from '@stockroom/shared-ui/data-table';
import styled, { css } from 'styled-components';

/** Around a DataTable: on a phone, a row is two lines of words. `$second` is the column that begins the second line. */
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
