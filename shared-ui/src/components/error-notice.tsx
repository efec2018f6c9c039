import { CircleAlert, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { radius, space, token } from '../theme/token';
import { Button } from './button';

interface ErrorNoticeProps {
  /** What went wrong. */
  title: string;
  children?: ReactNode;
  onRetry?: () => void;
  /** Label of the button; default "Retry". */
  actionLabel?: string;
  busy?: boolean;
  /** Other ways on, after the button. */
  actions?: ReactNode;
}

/** A failure beside content that still stands: above a form, or above rows that could not be refreshed. */
export function ErrorNotice(props: ErrorNoticeProps) {
  const { title, children, onRetry, actionLabel = 'Retry', busy = false, actions } = props;
  return (
    <Frame role="alert">
      <CircleAlert aria-hidden size={18} />
      <Words>
        <strong>{title}</strong>
        {children && <div>{children}</div>}
      </Words>
      {onRetry && (
        <Button size="small" icon={RotateCw} busy={busy} onClick={onRetry}>
          {actionLabel}
        </Button>
      )}
      {actions}
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
  background: ${token.dangerSoft};
  color: ${token.text};
  overflow-wrap: anywhere;

  & > svg {
    flex: none;
    color: ${token.danger};
  }
  strong {
    font-weight: 600;
  }
`;
const Words = styled.div`
  /* On a phone the button goes below the words rather than squeezing them. */
  flex: 1 1 240px;
  min-width: 0;
`;
