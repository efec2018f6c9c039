import { IconButton, token } from '@stockroom/shared-ui';
import { Bell } from 'lucide-react';
import styled from 'styled-components';

/** The fixed badge of spec section 9, until the API counts notifications. */
const UNREAD_BEFORE_NOTIFICATIONS_EXIST = 3;

/** How many notifications are unread. */
export function NotificationBell() {
  const unread = UNREAD_BEFORE_NOTIFICATIONS_EXIST;
  return (
    <Place>
      <IconButton name={`Notifications, ${unread} unread`} icon={Bell} tooltipAlign="end" />
      <Badge aria-hidden>{unread}</Badge>
    </Place>
  );
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
