import styled from 'styled-components';
import { media } from '../theme/media';
import { space } from '../theme/token';

/** One row of search and filters above a table; on a phone the search first, then the rest in pairs. */
export const FilterBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space.sm};
  margin-bottom: ${space.lg};
  ${media.phone} {
    & > * {
      flex: 1 1 max(152px, 50% - ${space.sm});
    }
    & > [role='search'] {
      flex-basis: 100%;
    }
  }
  ${media.print} {
    display: none;
  }
`;
