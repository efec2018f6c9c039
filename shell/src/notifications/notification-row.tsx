import type { Notification, NotificationKind } from '@stockroom/contract';
import { motion, radius, space, token, type, VisuallyHidden } from '@stockroom/shared-ui';
import {
  Bell,
  ClipboardCheck,
  ClipboardList,
  Sparkles,
  TriangleAlert,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Medallion } from '../medallion';
import { useOpenLink } from '../remotes/page-access';
import { useTranslate } from '../texts';
import { TimeAgo } from '../time-ago';

interface NotificationRowProps {
  notification: Notification;
  onOpen: () => void;
}

const ICONS: Record<NotificationKind, LucideIcon> = {
  welcome: Sparkles,
  low_stock: TriangleAlert,
  pending_orders: ClipboardList,
  stock_to_verify: ClipboardCheck,
  release_withdrawn: Undo2,
};

/** One notification: a link to its record. */
export function NotificationRow({ notification, onOpen }: NotificationRowProps) {
  const { kind, title, text, link, createdAt, isRead } = notification;
  const t = useTranslate();
  const openLink = useOpenLink();
  // A newer server may send kinds that are unknown here.
  const Icon = Object.hasOwn(ICONS, kind) ? ICONS[kind] : Bell;
  return (
    <Row to={openLink(link)} onClick={onOpen}>
      <KindMedallion data-kind={kind}>
        <Icon aria-hidden size={16} />
      </KindMedallion>
      <Words>
        <Title>
          {!isRead && <VisuallyHidden>{t('Unread:')} </VisuallyHidden>}
          {title}
        </Title>
        <Text>{text}</Text>
        <When>
          <TimeAgo value={createdAt} />
        </When>
      </Words>
      {!isRead && <UnreadMark aria-hidden />}
    </Row>
  );
}

const Row = styled(Link)`
  display: flex;
  gap: ${space.md};
  position: relative;
  padding: ${space.sm} ${space.md};
  border-radius: ${radius.control};
  text-decoration: none;
  transition: background-color ${motion.fast};
  &:hover {
    background: ${token.surfaceHover};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;
const KindMedallion = styled(Medallion)`
  &[data-kind='low_stock'],
  &[data-kind='release_withdrawn'] {
    background: ${token.warningSoft};
    color: ${token.warning};
  }
  &[data-kind='stock_to_verify'] {
    background: ${token.dangerSoft};
    color: ${token.danger};
  }
  &[data-kind='pending_orders'] {
    background: ${token.infoSoft};
    color: ${token.info};
  }
`;
const Words = styled.span`
  display: grid;
  flex: 1;
  gap: 2px;
  min-width: 0;
  overflow-wrap: anywhere;
`;
const Title = styled.span`
  font-weight: 500;
`;
const Text = styled.span`
  color: ${token.textMuted};
  ${type.sm}
`;
const When = styled.span`
  color: ${token.textMuted};
  ${type.xs}
`;
const UnreadMark = styled.span`
  flex: none;
  width: 8px;
  height: 8px;
  margin-top: 6px;
  border-radius: 50%;
  background: ${token.accent};
`;
