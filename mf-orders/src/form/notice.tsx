import { radius, space, token } from '@stockroom/shared-ui';
import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface NoticeProps {
  children: ReactNode;
  /** A button that does something about it. */
  action?: ReactNode;
}

/** Something to know before going on. */
export function Notice({ children, action }: NoticeProps) {
  return (
    <Frame role="status">
      <Info aria-hidden size={18} />
      <Words>{children}</Words>
      {action}
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.md};
  margin-bottom: ${space.lg};
  padding: ${space.md} ${space.lg};
  border-radius: ${radius.control};
  background: ${token.infoSoft};

  & > svg {
    flex: none;
    color: ${token.info};
  }
`;
const Words = styled.div`
  flex: 1 1 240px;
  min-width: 0;
`;
