import styled, { css } from 'styled-components';
import { token } from '../../theme/theme';
import { inCards } from './container-queries';

/** Around a DataTable of short texts: a card is two lines. `$second` is the number of the column that begins the second. */
export const TwoLines = styled.div<{ $second: number }>`
  ${({ $second }) =>
    inCards(css`
      && tbody tr {
        display: block;
      }
      && tbody td[data-kind] {
        display: inline;
        padding: 0;
        text-align: start;
        &::before {
          content: ' · ';
          color: ${token.textMuted};
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
    `)}
`;
