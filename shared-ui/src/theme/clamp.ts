import { css } from 'styled-components';
import { media } from './media';

/** At most so many lines; on paper all of them, where nothing can be pointed at for the rest. */
export const clamp = (lines: number) => css`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${lines};
  ${media.print} {
    display: block;
  }
`;
