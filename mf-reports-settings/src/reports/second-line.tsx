import { token, type } from '@stockroom/shared-ui';
import styled from 'styled-components';

/** More about a figure, below it and muted. */
export const SecondLine = styled.span`
  display: block;
  color: ${token.textMuted};
  ${type.xs}
  a:not(:hover) {
    color: inherit;
  }
`;
