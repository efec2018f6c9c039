import type { Activity, ActivityType } from '@stockroom/contract';
import { space, TextLink, TimeAgo, token, type } from '@stockroom/shared-ui';
import {
  ActivityIcon,
  PackagePlus,
  ShoppingCart,
  SlidersHorizontal,
  Truck,
  type LucideIcon,
} from 'lucide-react';
import styled from 'styled-components';
import { ListCard, RowWords } from './list-card';
import type { Part } from './use-dashboard';

const ICONS: Record<ActivityType, LucideIcon> = {
  product_added: PackagePlus,
  stock_received: Truck,
  order_created: ShoppingCart,
  stock_adjusted: SlidersHorizontal,
};

/** What has happened lately, newest first. */
export function RecentActivities({ activities }: { activities: Part<Activity[]> }) {
  return (
    <ListCard
      title="Recent Activities"
      description="Latest inventory movements and updates"
      part={activities}
      empty={{
        icon: ActivityIcon,
        title: 'No activity yet',
        description: 'New products, receipts, adjustments and orders appear here.',
      }}
    >
      {(known) => known.map((activity) => <Row key={activity._id} activity={activity} />)}
    </ListCard>
  );
}

function Row({ activity: { type, description, timestamp, link } }: { activity: Activity }) {
  // Types that this build does not know are no reason to hide what has happened (spec section 3).
  const Icon = Object.hasOwn(ICONS, type) ? ICONS[type] : ActivityIcon;
  return (
    <Item>
      <Medallion>
        <Icon aria-hidden size={16} data-activity={type} />
      </Medallion>
      <RowWords>
        <TextLink $quiet title={description} to={link}>
          {description}
        </TextLink>
        <When>
          <TimeAgo value={timestamp} />
        </When>
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
const Medallion = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 32px;
  height: 32px;
  border-radius: 50%;
  background: ${token.neutralSoft};
  color: ${token.textMuted};
`;
const When = styled.div`
  color: ${token.textMuted};
  ${type.xs}
`;
