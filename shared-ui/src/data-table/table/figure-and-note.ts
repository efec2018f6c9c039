import styled, { css } from 'styled-components';
import { media } from '../../theme/media';
import { space } from '../../theme/token';
import { inCards } from './table-widths';

/** A figure, and what is said of it below; on a card before it, so that the figures of all lines end at one edge. */
export const FigureAndNote = styled.div`
  ${inCards(css`
    display: flex;
    flex-flow: row-reverse wrap;
    align-items: baseline;
    column-gap: ${space.md};
    ${media.zoomed} {
      flex-direction: row;
    }
  `)}
`;
