import { media, space, token, type, visuallyHidden } from '@stockroom/shared-ui';
import styled, { css } from 'styled-components';

/**
 * Where the columns fit beside each other: names of products that can be told apart, the dearest price, a quantity of
 * seven digits, and what they come to. From 1024 px on the sidebar stands beside them. Elsewhere a row is a card.
 */
const inTable = '@media (min-width: 950px) and (max-width: 1023.98px), (min-width: 1190px)';
export const inCards =
  '@media (max-width: 949.98px), (min-width: 1024px) and (max-width: 1189.98px)';

/** The columns, which the headings share with the rows. */
const columns = css`
  display: grid;
  grid-template-areas: 'product quantity price total remove';
  grid-template-columns: minmax(0, 1fr) 148px 196px 152px 36px;
  column-gap: ${space.sm};
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
   * suggestions reach beyond it. Nor the first ones, which are in sight at once: what is below would move when they get
   * their height.
   */
  &:nth-child(n + 8):not(:hover, :focus-within) {
    content-visibility: auto;
  }
  contain-intrinsic-block-size: auto 58px;
  padding-block: ${space.md};
  border-bottom: 1px solid ${token.border};

  ${inTable} {
    label {
      ${visuallyHidden}
    }
  }
  ${inCards} {
    grid-template-areas: 'title title remove' 'product product product' 'quantity price total';
    grid-template-columns: minmax(0, 3fr) minmax(0, 4fr) minmax(0, 4fr);
    row-gap: ${space.md};
    contain-intrinsic-block-size: auto 218px;
    /* The button to remove it reaches beyond its edges. */
    overflow-clip-margin: 14px;

    ${Headings} + & {
      padding-top: 0;
    }
  }
  ${media.phone} {
    grid-template-areas: 'title remove' 'product product' 'quantity price' 'total total';
    grid-template-columns: minmax(0, 3fr) minmax(0, 4fr);
    contain-intrinsic-block-size: auto 250px;
  }
  /* No room for a quantity of seven digits beside a price of nine. */
  @media (max-width: 429.98px) {
    grid-template-areas: 'title remove' 'product product' 'quantity quantity' 'price price' 'total total';
    contain-intrinsic-block-size: auto 330px;
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
