import type { Activity, ActivityType } from '@stockroom/contract';
import { space, QuietLink, token } from '@stockroom/shared-ui';
import {
  ActivityIcon,
  PackagePlus,
  ShoppingCart,
  SlidersHorizontal,
  Truck,
  type LucideIcon,
} from 'lucide-react';
import styled from 'styled-components';
import { Medallion } from '../medallion';
import { useOpenLink } from '../remotes/page-access';
import { useTranslate } from '../texts';
import { TimeAgo } from '../time-ago';
import { Detail, List, ListCard, RowWords } from './list-card';
import type { Part } from './use-dashboard';

const ICONS: Record<ActivityType, LucideIcon> = {
  product_added: PackagePlus,
  stock_received: Truck,
  order_created: ShoppingCart,
  stock_adjusted: SlidersHorizontal,
};

export function RecentActivities({ activities }: { activities: Part<Activity[]> }) {
  const t = useTranslate();
  return (
    <ListCard
      title={t('Recent Activities')}
      description={t('Latest inventory movements and updates')}
      part={activities}
      empty={{
        icon: ActivityIcon,
        title: t('No activity yet'),
        description: t('New products, orders and changes of stock appear here.'),
      }}
    >
      {(known) => (
        <List>
          {known.map((activity) => (
            <Row key={activity._id} activity={activity} />
          ))}
        </List>
      )}
    </ListCard>
  );
}

function Row({ activity: { type, description, timestamp, link } }: { activity: Activity }) {
  // An activity of an unknown type is shown, too.
  const Icon = Object.hasOwn(ICONS, type) ? ICONS[type] : ActivityIcon;
  const openLink = useOpenLink();
  return (
    <Item>
      <Medallion>
        <Icon aria-hidden size={16} data-activity={type} />
      </Medallion>
      <RowWords>
        <QuietLink title={description} to={openLink(link)}>
          {description}
        </QuietLink>
        <Detail>
          <TimeAgo value={timestamp} />
        </Detail>
      </RowWords>
    </Item>
  );
}

const Item = styled.li`
  display: flex;
  gap: ${space.md};
  position: relative;
  /* The line of time, from one icon to the next. */
  &:not(:last-child)::before {
    content: '';
    position: absolute;
    top: 36px;
    bottom: calc(4px - ${space.lg});
    left: 15.5px;
    width: 1px;
    background: ${token.border};
  }
`;
