import { CircleAlert, Info, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useTranslate } from '../texts';
import { radius, space, token } from '../theme/theme';
import { Button } from './buttons/button';
import { useFocusAfterwards } from './focus';

interface NoticeProps {
  children: ReactNode;
  action?: ReactNode;
}

/** Information above the content of a page. For a failure, ErrorNotice. */
export function Notice({ children, action }: NoticeProps) {
  return (
    <NoticeFrame role="status" $tone="info">
      <Info aria-hidden size={18} />
      <NoticeWords>{children}</NoticeWords>
      {action}
    </NoticeFrame>
  );
}

interface ErrorNoticeProps {
  title: string;
  children?: ReactNode;
  onRetry?: () => void;
  actionLabel?: string;
  busy?: boolean;
  disabled?: boolean;
  actions?: ReactNode;
}

/** A failure above content that stays: a form, or rows that failed to refresh. */
export function ErrorNotice(props: ErrorNoticeProps) {
  const t = useTranslate();
  const {
    title,
    children,
    onRetry,
    actionLabel = t('Retry'),
    busy = false,
    disabled,
    actions,
  } = props;
  const focusAfterwards = useFocusAfterwards();
  return (
    <NoticeFrame {...focusAfterwards} role="alert" $tone="danger">
      <CircleAlert aria-hidden size={18} />
      <NoticeWords>
        <strong>{title}</strong>
        {children && <div>{children}</div>}
      </NoticeWords>
      {onRetry && (
        <NoticeActions>
          <Button size="small" icon={RotateCw} {...{ busy, disabled }} onClick={onRetry}>
            {actionLabel}
          </Button>
          {actions}
        </NoticeActions>
      )}
    </NoticeFrame>
  );
}

const tones = {
  info: { ink: token.info, ground: token.infoSoft },
  danger: { ink: token.danger, ground: token.dangerSoft },
};

/** The icon and the gap after it. */
export const NOTICE_INDENT = '30px';

export const NoticeFrame = styled.div<{ $tone: keyof typeof tones }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.md};
  margin-bottom: ${space.lg};
  padding: ${space.md} ${space.lg};
  padding-inline-start: calc(${space.lg} + ${NOTICE_INDENT});
  border-radius: ${radius.control};
  background: ${({ $tone }) => tones[$tone].ground};
  color: ${token.text};
  overflow-wrap: anywhere;

  /* The button that dismisses it stays at the edge, whatever wraps. */
  & > :last-child[data-tooltip] {
    margin-inline-start: auto;
  }
  /* Outside of the edge at which words and buttons begin. */
  & > svg {
    flex: none;
    margin-inline-start: -${NOTICE_INDENT};
    color: ${({ $tone }) => tones[$tone].ink};
  }
  /* Beside the title, if there is text below it. */
  &:has(strong + *) > svg {
    align-self: flex-start;
    margin-top: 1px;
  }
  strong {
    font-weight: 600;
  }
  strong + * {
    margin-top: ${space.xs};
  }
`;
const NoticeWords = styled.div`
  /* On a phone the button goes below the words. */
  flex: 1 1 240px;
  min-width: 0;
`;
export const NoticeActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
`;
