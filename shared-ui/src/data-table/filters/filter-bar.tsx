import styled from 'styled-components';
import { media, space } from '../../theme/theme';

/** A phone without room for two filters beside each other. */
const narrowest = '@media (max-width: 343.98px)';

/** One row of search and filters above a table; on a phone the search first, then the rest in pairs. */
export const FilterBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space.sm};
  margin-bottom: ${space.lg};
  /* Two filters share a line. The search, dates, chips and an odd last filter have a line of their own. */
  ${media.phone} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, auto));
    &
      > :is(
        [role],
        button,
        :nth-child(odd of div:not([role])):nth-last-child(1 of div:not([role]))
      ) {
      grid-column: 1 / -1;
    }
    /* Their length must not widen a column. */
    & > :is([role='search'], button) {
      contain: inline-size;
    }
  }
  ${narrowest} {
    grid-template-columns: minmax(0, auto);
  }
  ${media.print} {
    display: none;
  }
`;
