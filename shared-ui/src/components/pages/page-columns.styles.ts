import styled from 'styled-components';
import { media, space } from '../../theme/theme';

/** Cards below each other. */
export const PageParts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space.xl};
  ${media.phone} {
    gap: ${space.lg};
  }
`;

/** Long lists, and facts beside them. */
export const PageColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 320px;
  align-items: start;
  gap: ${space.xl};
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    /* Facts come before long lists. */
    & > :last-child {
      order: -1;
    }
  }
`;
