import { media, space, visuallyHidden } from '@stockroom/shared-ui';
import styled from 'styled-components';

export const Rows = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space.sm};
`;
export const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 132px auto;
  align-items: start;
  gap: ${space.sm};
  width: 100%;

  /* The label of the list and the unit say it. */
  label {
    ${visuallyHidden}
  }
  /* A code of 14 digits fits beside the button only. */
  ${media.phone} {
    grid-template: 'code remove' 'units .' / minmax(0, 1fr) auto;

    & > :nth-child(2) {
      grid-area: units;
    }
    & > :last-child {
      grid-area: remove;
    }
  }
`;
/** A field with the button of the camera, where there is one. */
export const Code = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space.xs};

  & > :first-child {
    flex: 1;
  }
`;
