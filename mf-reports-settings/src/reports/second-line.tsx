import { media, space, token, type } from '@stockroom/shared-ui';
import styled from 'styled-components';

/** More about a figure, below it and muted. */
export const SecondLine = styled.span`
  display: block;
  color: ${token.textMuted};
  ${type.xs}
  a:not(:hover) {
    color: inherit;
  }
  /* A finger must not take it for the line above. */
  ${media.phone} {
    &:has(a) {
      margin-top: ${space.sm};
    }
  }
`;
