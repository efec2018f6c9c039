import { space, token } from '@stockroom/shared-ui';
import styled from 'styled-components';

/** The product's mark and name. */
export function Brand({ name }: { name: string }) {
  return (
    <Line>
      <Mark data-icon="boxes" />
      <Name>{name}</Name>
    </Line>
  );
}

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space.sm};
  max-width: 100%;
  color: ${token.text};
  font-size: 16px;
  font-weight: 600;
  letter-spacing: -0.01em;
`;
const Mark = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 28px;
  height: 28px;
  border-radius: 7px;
  background: ${token.accent};
  color: ${token.onAccent};
  &::before {
    width: 18px;
    height: 18px;
  }
`;
const Name = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
