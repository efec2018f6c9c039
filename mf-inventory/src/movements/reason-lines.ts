import { media, space } from '@stockroom/shared-ui';
import { inCards } from '@stockroom/shared-ui/data-table';
import styled, { css } from 'styled-components';

/** What belongs to a reason, one below the other; on a card as many to a line as fit. */
export const ReasonLines = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 2px;

  a {
    white-space: nowrap;
  }
  ${inCards(css`
    flex-flow: row wrap;
    align-items: baseline;
    justify-content: flex-end;
    gap: ${space.xs} ${space.sm};

    /* Its height is kept while what is in it changes. */
    & > & {
      flex-basis: 100%;
      column-gap: ${space.md};
    }
  `)}
  ${media.zoomed} {
    justify-content: flex-start;
  }
`;
