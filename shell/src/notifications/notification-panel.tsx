import { Button, media, space, toastRoom, type } from '@stockroom/shared-ui';
import { Popover } from '@stockroom/shared-ui/popups';
import { CheckCheck } from 'lucide-react';
import { useRef, type ReactElement } from 'react';
import styled from 'styled-components';
import { NotificationList } from './notification-list';
import { useNotificationsInfiniteQuery } from './notifications-api';
import { useReadNotifications } from './use-read-notifications';

export interface NotificationPanelProps {
  /** The bell. */
  trigger: ReactElement;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** What has been announced, beside the bell. */
export function NotificationPanel({ trigger, isOpen, onOpenChange }: NotificationPanelProps) {
  return (
    <Popover trigger={trigger} label="Notifications" isOpen={isOpen} onOpenChange={onOpenChange}>
      <Content onLeave={() => onOpenChange(false)} />
    </Popover>
  );
}

function Content({ onLeave }: { onLeave: () => void }) {
  const answer = useNotificationsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const markRead = useReadNotifications();
  const title = useRef<HTMLHeadingElement>(null);
  const unread = answer.data?.pages[0]?.unread ?? 0;
  const markAllRead = () => {
    // The button goes, and the focus must stay in the panel.
    title.current?.focus();
    void markRead({ all: true });
  };
  return (
    <Frame>
      <Head>
        <Title ref={title} tabIndex={-1}>
          Notifications
        </Title>
        {unread > 0 && (
          <Button variant="ghost" size="small" icon={CheckCheck} onClick={markAllRead}>
            Mark all as read
          </Button>
        )}
      </Head>
      <NotificationList
        answer={answer}
        onOpen={({ _id, isRead }) => {
          if (!isRead) void markRead({ ids: [_id] });
          onLeave();
        }}
      />
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  width: 400px;
  max-width: 100%;
  max-height: min(560px, 100vh - 64px - max(32px, ${toastRoom} + 8px));
  ${media.phone} {
    width: 100vw;
  }
`;
const Head = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  gap: ${space.lg};
  min-height: 40px;
  /* The words of the button end where the marks below do. */
  padding: 0 1px ${space.xs} ${space.md};
  ${media.zoomed} {
    flex-wrap: wrap;
    gap: 0;
  }
`;
const Title = styled.h2`
  ${type.md}
  &:focus {
    outline: none;
  }
`;
