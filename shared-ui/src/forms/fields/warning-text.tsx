import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { space, token } from '../../theme/token';

/** What is unusual at a field, but may be so: for its hint. */
export function WarningText({ children }: { children: ReactNode }) {
  return (
    <Warning>
      <TriangleAlert aria-hidden size={14} />
      <span>{children}</span>
    </Warning>
  );
}

const Warning = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
  color: ${token.warning};
  font-weight: 500;

  & > svg {
    flex: none;
  }
`;
