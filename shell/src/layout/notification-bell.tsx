import { IconButton, token, useLazyDialog } from '@stockroom/shared-ui';
import { Bell } from 'lucide-react';
import { useState, type ComponentType } from 'react';
import styled from 'styled-components';
import type { NotificationPanelProps } from '../notifications/notification-panel';
import { useNotificationsInfiniteQuery } from '../notifications/notifications-api';
import { useTranslate } from '../texts';

/** Shows the number of unread notifications, and opens the list. */
export function NotificationBell() {
  const t = useTranslate();
  const { data } = useNotificationsInfiniteQuery(undefined, { refetchOnFocus: true });
  const unread = data?.pages[0]?.unread;
  const bell = {
    name:
      unread === undefined
        ? t('Notifications')
        : t('Notifications, {count} unread', { count: unread }),
    icon: Bell,
    tooltipAlign: 'end',
  } as const;
  // Once loaded, the panel stays, so that it can return the focus.
  const {
    Dialog: Panel,
    open,
    prefetch,
  } = useLazyDialog(loadPanel, t('Failed to load notifications'));
  const [isOpen, setOpen] = useState(false);
  const load = async () => setOpen(await open());
  return (
    <Place onPointerEnter={prefetch}>
      {Panel ? (
        <Panel trigger={<IconButton {...bell} />} isOpen={isOpen} onOpenChange={setOpen} />
      ) : (
        <IconButton {...bell} aria-haspopup="dialog" aria-expanded={false} onClick={load} />
      )}
      {unread !== undefined && unread > 0 && (
        <Badge aria-hidden>{unread > 99 ? '99+' : unread}</Badge>
      )}
    </Place>
  );
}

async function loadPanel(): Promise<ComponentType<NotificationPanelProps>> {
  const { NotificationPanel } = await import(
    /* webpackChunkName: "notification-panel" */ '../notifications/notification-panel'
  );
  return NotificationPanel;
}

const Place = styled.div`
  position: relative;
`;
const Badge = styled.span`
  position: absolute;
  /* From the middle of the bell, as the button grows on small screens. */
  top: calc(50% - 16px);
  left: calc(50% + 1px);
  min-width: 16px;
  padding: 0 4px;
  border-radius: 8px;
  background: ${token.danger};
  color: ${token.onDanger};
  font-size: 11px;
  font-weight: 600;
  line-height: 16px;
  text-align: center;
  pointer-events: none;
`;
