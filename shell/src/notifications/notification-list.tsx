import type { Notification } from '@stockroom/contract';
import { Button, EmptyState, space } from '@stockroom/shared-ui';
import { Bell } from 'lucide-react';
import styled from 'styled-components';
import { Loaded, useQueriesFailure } from '../page-queries';
import { useTranslate } from '../texts';
import { NotificationRow } from './notification-row';
import { useNotificationsInfiniteQuery } from './notifications-api';

/** The notifications, newest first, or the state of a list without rows. */
export function NotificationList({ onOpen }: { onOpen: (notification: Notification) => void }) {
  const t = useTranslate();
  const answer = useNotificationsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const failure = useQueriesFailure([answer], t('Failed to load notifications'));
  const notifications = answer.data?.pages.flatMap((page) => page.notifications);
  return (
    <Scroll>
      <Loaded data={notifications} failure={failure}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState
              icon={Bell}
              title={t('No notifications')}
              description={t('Low stock and new orders are announced here.')}
            />
          ) : (
            <ul>
              {rows.map((notification) => (
                <li key={notification._id}>
                  <NotificationRow
                    notification={notification}
                    onOpen={() => onOpen(notification)}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      {answer.hasNextPage && (
        <More>
          <Button variant="ghost" busy={answer.isFetchingNextPage} onClick={answer.fetchNextPage}>
            {t('Load more')}
          </Button>
        </More>
      )}
    </Scroll>
  );
}

const Scroll = styled.div`
  overflow-y: auto;
`;
const More = styled.div`
  display: flex;
  justify-content: center;
  padding-top: ${space.xs};
`;
