import { media, space, token, type, visuallyHidden } from '@stockroom/shared-ui';
import styled, { css } from 'styled-components';

/** Below this the columns do not fit beside each other, and a row is a card. */
const TABLE = 768;
export const inCards = `@media (max-width: ${TABLE - 0.02}px)`;

/** Between the two a price of nine digits fits in, beyond it that of the dearest product; a quantity always has seven. */
const DESK = 1024;

/** The columns, which the headings share with the rows. */
const columns = css`
  --price: 176px;
  display: grid;
  grid-template-areas: 'product quantity price total remove';
  grid-template-columns:
    minmax(148px, 1fr) minmax(144px, 152px) minmax(var(--price), 200px)
    minmax(128px, 168px) 36px;
  column-gap: ${space.sm};
  @media (min-width: ${DESK}px) {
    --price: 196px;
  }
`;

export const Headings = styled.div`
  ${columns}
  padding-bottom: ${space.xs};
  border-bottom: 1px solid ${token.border};
  color: ${token.textMuted};
  ${type.xs}
  font-weight: 500;
  ${inCards} {
    display: none;
  }
`;
export const Heading = styled.span<{ $area: string; $align?: 'end' }>`
  grid-area: ${({ $area }) => $area};
  text-align: ${({ $align }) => $align};
`;

/** A row of a table; where it is narrow a card, whose fields show their labels themselves. */
export const Row = styled.div`
  ${columns}
  align-items: start;
  /*
   * A key paints the page again, and of a hundred rows only those in sight need it. Not the row that is worked in: its
   * suggestions reach beyond it.
   */
  &:not(:hover, :focus-within) {
    content-visibility: auto;
  }
  contain-intrinsic-block-size: auto 58px;
  padding-block: ${space.md};
  border-bottom: 1px solid ${token.border};

  @media (min-width: ${TABLE}px) {
    label {
      ${visuallyHidden}
    }
  }
  ${inCards} {
    grid-template-areas: 'title remove' 'product product' 'quantity price' 'total total';
    grid-template-columns: minmax(0, 3fr) minmax(0, 4fr);
    row-gap: ${space.md};
    contain-intrinsic-block-size: auto 250px;
    /* The button to remove it reaches beyond its edges. */
    overflow-clip-margin: 14px;

    ${Headings} + & {
      padding-top: 0;
    }
  }
  /* A phone at 200 % has no room for two numbers side by side. */
  @media (max-width: 359.98px) {
    grid-template-areas: 'title remove' 'product product' 'quantity quantity' 'price price' 'total total';
  }
`;
export const RowTitle = styled.div`
  display: none;
  ${inCards} {
    display: block;
    align-self: center;
    grid-area: title;
    font-weight: 600;
  }
`;
export const Cell = styled.div<{ $area: string }>`
  grid-area: ${({ $area }) => $area};
  min-width: 0;
`;
/** In a card its icon stands at the edge that the fields share, and on the line of the title. */
export const RemoveCell = styled.div`
  grid-area: remove;
  ${inCards} {
    justify-self: end;
    margin: -8px -10px;
  }
  ${media.phone} {
    margin: -12px -14px;
  }
`;
