import styled from 'styled-components';
import { media } from '../../theme/media';
import { space } from '../../theme/token';
import { inPairs } from './filter-look';

/** One row of search and filters above a table; on a phone the search first, then the rest in pairs. */
export const FilterBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space.sm};
  margin-bottom: ${space.lg};
  /* Two dates more take a second line: both lines end at one edge. */
  ${media.tablet} {
    &:has(> [role='group']) > :not(button) {
      flex-grow: 1;
      &:not([role='group']) {
        max-width: 360px;
      }
    }
  }
  ${media.phone} {
    & > * {
      ${inPairs}
    }
    & > [role='search'],
    & > [role='group'] {
      flex-basis: 100%;
    }
  }
  ${media.print} {
    display: none;
  }
`;
