import { CircleAlert } from 'lucide-react';
import styled from 'styled-components';
import { space, token, type } from '../theme/theme';

interface ErrorTextProps {
  id?: string;
  children: string;
}

/** The error of a field or a filter, below its control. */
export function ErrorText({ id, children }: ErrorTextProps) {
  return (
    <Words id={id}>
      <CircleAlert aria-hidden size={14} />
      {children}
    </Words>
  );
}

const Words = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space.xs};
  color: ${token.danger};
  ${type.xs}
  font-weight: 500;

  & > svg {
    flex: none;
    margin-top: 1px;
  }
`;
