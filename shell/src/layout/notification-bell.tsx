import { IconButton, showError, token, useAppDispatch } from '@stockroom/shared-ui';
import { Bell } from 'lucide-react';
import { useState, type ComponentType } from 'react';
import styled from 'styled-components';
import type { NotificationPanelProps } from '../notifications/notification-panel';
import { useNotificationsInfiniteQuery } from '../notifications/notifications-api';

/** How often a page that can be seen asks whether there is something new, in milliseconds. */
const POLL_INTERVAL = 45_000;

/** How many notifications are unread; opens them. */
export function NotificationBell() {
  const { data } = useNotificationsInfiniteQuery(undefined, {
    pollingInterval: POLL_INTERVAL,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
  });
  const unread = data?.pages[0]?.unread;
  const bell = {
    name: unread === undefined ? 'Notifications' : `Notifications, ${unread} unread`,
    icon: Bell,
    tooltipAlign: 'end',
  } as const;
  const { Panel, load, isOpen, setOpen } = usePanel();
  return (
    // The files come while the pointer is on its way, so that the press finds them there.
    <Place onPointerEnter={() => void loadPanel().catch(() => {})}>
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

/** The panel, from the first press on. */
function usePanel() {
  const dispatch = useAppDispatch();
  const [Panel, setPanel] = useState<ComponentType<NotificationPanelProps> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const load = async () => {
    try {
      const loaded = await loadPanel();
      setPanel(() => loaded);
      setOpen(true);
    } catch (error) {
      dispatch(showError('Failed to load notifications', error));
    }
  };
  return { Panel, load, isOpen, setOpen };
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
