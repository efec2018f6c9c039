import styled from 'styled-components';
import { media, PHONE, TABLET } from '../../theme/media';
import { space } from '../../theme/token';

const tabletOnly = `@media (min-width: ${PHONE}px) and (max-width: ${TABLET - 0.02}px)`;
/** A phone without the room for two filters beside each other. */
const narrowest = '@media (max-width: 343.98px)';

/** One row of search and filters above a table; on a phone the search first, then the rest in pairs. */
export const FilterBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space.sm};
  margin-bottom: ${space.lg};
  /* Two dates more take a second line: both lines end at one edge. */
  ${tabletOnly} {
    &:has(> [role='group']) > :not(button) {
      flex-grow: 1;
      &:not([role='group']) {
        max-width: 360px;
      }
    }
  }
  /* Two share a line by what they need; the search, dates and chips have a line of their own, as has who is left over. */
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
    /* How long these are is no need of the two below. */
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
