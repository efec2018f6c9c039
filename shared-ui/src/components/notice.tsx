import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { NoticeFrame, NoticeWords } from './notice-look';

interface NoticeProps {
  children: ReactNode;
  /** A button that does something about it. */
  action?: ReactNode;
}

/** Something to know before going on. For a failure, ErrorNotice. */
export function Notice({ children, action }: NoticeProps) {
  return (
    <NoticeFrame role="status" $tone="info">
      <Info aria-hidden size={18} />
      <NoticeWords>{children}</NoticeWords>
      {action}
    </NoticeFrame>
  );
}
