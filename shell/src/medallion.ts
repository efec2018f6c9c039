import { token } from '@stockroom/shared-ui';
import styled from 'styled-components';

/** Begins a row: an icon or a rank. */
export const Medallion = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 32px;
  height: 32px;
  border-radius: 50%;
  background: ${token.neutralSoft};
  color: ${token.textMuted};
`;
