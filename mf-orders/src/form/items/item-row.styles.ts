import {
  Button,
  controlHeight,
  media,
  space,
  token,
  type,
  visuallyHidden,
} from '@stockroom/shared-ui';
import styled, { css } from 'styled-components';

/**
 * The widths at which the columns fit side by side with long names, the highest price, a quantity of seven digits and
 * their total. From 1024 px on, the sidebar takes room. At other widths a row is a card.
 */
const inTable = '@media (min-width: 950px) and (max-width: 1023.98px), (min-width: 1190px)';
export const inCards =
  '@media (max-width: 949.98px), (min-width: 1024px) and (max-width: 1189.98px)';

/** Headings and rows share the columns. */
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

  & > :last-child {
    text-align: end;
  }
  /* Repeats the asterisk of the labels, which are hidden here. */
  & > :not(:last-child)::after {
    content: ' *';
    color: ${token.danger};
  }
`;
/** A table row, or a card whose fields show their labels. */
export const Row = styled.div`
  ${columns}
  align-items: start;
  /*
   * A key paints the page again, so rows out of sight skip painting. The row in use paints, since its suggestions reach
   * beyond it. The first rows paint at once, or the content below them would move.
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
    /* The Remove button reaches beyond the edges. */
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
  /* A quantity of seven digits does not fit beside a price of nine. */
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
/** In a card the icon aligns with the edge of the fields and the line of the title. */
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
export const ProductFacts = styled.div`
  margin-top: 6px;
  color: ${token.textMuted};
  ${type.xs}
  overflow-wrap: anywhere;
`;
export const Total = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-end;
  gap: 6px;
  ${media.phone} {
    flex-direction: row;
    align-items: center;
    justify-content: space-between;
  }
`;
export const TotalLabel = styled.span`
  display: none;
  color: ${token.textMuted};
  ${type.sm}
  ${inCards} {
    display: inline;
  }
`;
export const TotalValue = styled.div`
  display: flex;
  align-items: center;
  min-height: ${controlHeight.medium};
  font-weight: 500;
  text-align: end;
  /* Wraps rather than covers the price. */
  & > span {
    white-space: normal;
    overflow-wrap: anywhere;
  }
`;
export const AddButton = styled(Button)`
  margin-top: ${space.md};
`;
export const ScanStatus = styled.p`
  ${type.sm}
  overflow-wrap: anywhere;

  &:not(:empty) {
    margin-top: ${space.md};
  }
`;
