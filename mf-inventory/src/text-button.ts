import { textLinkStyles } from '@stockroom/shared-ui';
import styled from 'styled-components';

/** A button that looks like a link. */
export const TextButton = styled.button`
  padding: 0;
  border: 0;
  background: none;
  white-space: nowrap;
  ${textLinkStyles}
`;
