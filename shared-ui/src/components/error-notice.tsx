import { CircleAlert, RotateCw } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { Button } from './buttons/button';
import { NoticeActions, NoticeFrame, NoticeWords } from './notice-look';
import { useFocusAfterwards } from './use-focus-afterwards';

interface ErrorNoticeProps {
  /** What went wrong. */
  title: string;
  children?: ReactNode;
  onRetry?: () => void;
  /** Label of the button; default "Retry". */
  actionLabel?: string;
  busy?: boolean;
  disabled?: boolean;
  /** Other ways on, beside the button. */
  actions?: ReactNode;
}

/** A failure beside content that still stands: above a form, or above rows that could not be refreshed. */
export function ErrorNotice(props: ErrorNoticeProps) {
  const {
    title,
    children,
    onRetry,
    actionLabel = 'Retry',
    busy = false,
    disabled,
    actions,
  } = props;
  const frame = useRef<HTMLDivElement>(null);
  useFocusAfterwards(frame);
  return (
    <NoticeFrame ref={frame} role="alert" $tone="danger">
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
