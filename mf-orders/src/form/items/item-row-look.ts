import { media, PHONE, space, token, type, visuallyHidden } from '@stockroom/shared-ui';
import styled, { css } from 'styled-components';

/** The columns, which the headings share with the rows. */
const columns = css`
  display: grid;
  grid-template-areas: 'product quantity price total remove';
  grid-template-columns:
    minmax(180px, 1fr) minmax(120px, 152px) minmax(136px, 176px)
    minmax(96px, 168px) 36px;
  column-gap: ${space.md};
`;

export const Headings = styled.div`
  ${columns}
  padding-bottom: ${space.xs};
  border-bottom: 1px solid ${token.border};
  color: ${token.textMuted};
  ${type.xs}
  font-weight: 500;
  ${media.phone} {
    display: none;
  }
`;
export const Heading = styled.span<{ $area: string; $align?: 'end' }>`
  grid-area: ${({ $area }) => $area};
  text-align: ${({ $align }) => $align};
`;

/** A row of a table; on a phone a card, whose fields show their labels themselves. */
export const Row = styled.div`
  ${columns}
  align-items: start;
  padding-block: ${space.md};
  border-bottom: 1px solid ${token.border};

  @media (min-width: ${PHONE}px) {
    label {
      ${visuallyHidden}
    }
  }
  ${media.phone} {
    grid-template: 'title remove' 'product product' 'quantity price' 'total total' / 1fr 1fr;
    row-gap: ${space.md};
  }
`;
export const RowTitle = styled.div`
  display: none;
  ${media.phone} {
    display: block;
    align-self: center;
    grid-area: title;
    font-weight: 600;
  }
`;
export const Cell = styled.div<{ $area: string }>`
  grid-area: ${({ $area }) => $area};
  min-width: 0;
  ${media.phone} {
    justify-self: ${({ $area }) => ($area === 'remove' ? 'end' : 'stretch')};
  }
`;
