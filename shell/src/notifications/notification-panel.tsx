import type { ReadNotifications } from '@stockroom/contract';
import {
  Button,
  media,
  messageOf,
  showError,
  space,
  toastRoom,
  type,
  useAppDispatch,
} from '@stockroom/shared-ui';
import { Popover } from '@stockroom/shared-ui/popups';
import { CheckCheck } from 'lucide-react';
import { useRef, type ReactElement } from 'react';
import styled from 'styled-components';
import { useTranslate } from '../texts';
import { NotificationList } from './notification-list';
import { useNotificationsInfiniteQuery, useReadNotificationsMutation } from './notifications-api';

export interface NotificationPanelProps {
  /** The bell. */
  trigger: ReactElement;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The notifications in a popover at the bell. */
export function NotificationPanel({ trigger, isOpen, onOpenChange }: NotificationPanelProps) {
  const t = useTranslate();
  return (
    <Popover
      trigger={trigger}
      label={t('Notifications')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <Content onLeave={() => onOpenChange(false)} />
    </Popover>
  );
}

function Content({ onLeave }: { onLeave: () => void }) {
  const t = useTranslate();
  const { data } = useNotificationsInfiniteQuery();
  const dispatch = useAppDispatch();
  const [read] = useReadNotificationsMutation();
  const title = useRef<HTMLHeadingElement>(null);
  const unread = data?.pages[0]?.unread ?? 0;
  const markRead = async (which: ReadNotifications) => {
    try {
      await read(which).unwrap();
    } catch (error) {
      dispatch(showError(messageOf(error, t('Failed to mark notifications as read')), error));
    }
  };
  const markAllRead = () => {
    // The button disappears; the focus stays in the panel.
    title.current?.focus();
    void markRead({ all: true });
  };
  return (
    <Frame>
      <Head>
        <Title ref={title} tabIndex={-1}>
          {t('Notifications')}
        </Title>
        {unread > 0 && (
          <Button variant="ghost" size="small" icon={CheckCheck} onClick={markAllRead}>
            {t('Mark all as read')}
          </Button>
        )}
      </Head>
      <NotificationList
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
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space.lg};
  min-height: 40px;
  /* The words of the button end where the marks below do. */
  padding: 0 1px ${space.xs} ${space.md};
`;
const Title = styled.h2`
  ${type.md}
  &:focus {
    outline: none;
  }
`;
