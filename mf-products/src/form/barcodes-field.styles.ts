import { space, visuallyHidden } from '@stockroom/shared-ui';
import styled from 'styled-components';

export const Rows = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space.sm};
`;
export const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 132px 36px;
  align-items: start;
  gap: ${space.sm};
  width: 100%;

  /* The label of the list and the unit say it. */
  label {
    ${visuallyHidden}
  }
`;
