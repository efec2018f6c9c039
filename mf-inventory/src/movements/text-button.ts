import { textLinkLook } from '@stockroom/shared-ui';
import styled from 'styled-components';

/** A button that looks like a link, among the words of a row. */
export const TextButton = styled.button<{ $quiet?: boolean }>`
  padding: 0;
  border: 0;
  background: none;
  white-space: nowrap;
  ${textLinkLook}
`;
