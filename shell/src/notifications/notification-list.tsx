import { msg, type Notification } from '@stockroom/contract';
import {
  Button,
  EmptyState,
  ErrorNotice,
  ErrorState,
  reasonOf,
  space,
  Spinner,
} from '@stockroom/shared-ui';
import { Bell } from 'lucide-react';
import styled from 'styled-components';
import { useTranslate } from '../texts';
import { useFailureToast } from '../use-failure-toast';
import { NotificationRow } from './notification-row';
import { useNotificationsInfiniteQuery } from './notifications-api';

const FAILURE = msg('Failed to load notifications');

/** The notifications, newest first, or the state of a list without rows. */
export function NotificationList({ onOpen }: { onOpen: (notification: Notification) => void }) {
  const t = useTranslate();
  const answer = useNotificationsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data, error, isFetching, hasNextPage, fetchNextPage } = answer;
  const hasFailed = error !== undefined;
  const refetch = useFailureToast([error], t(FAILURE));
  const retry = () => refetch(answer.refetch);
  if (!data)
    return hasFailed ? (
      <ErrorState
        title={t(FAILURE)}
        description={reasonOf(error)}
        busy={isFetching}
        onRetry={retry}
      />
    ) : (
      <Spinner />
    );

  const notifications = data.pages.flatMap((page) => page.notifications);
  return (
    <Scroll>
      {hasFailed && (
        <ErrorNotice title={t(FAILURE)} busy={isFetching} onRetry={retry}>
          {reasonOf(error)}
        </ErrorNotice>
      )}
      {notifications.length === 0 ? (
        <EmptyState
          icon={Bell}
          title={t('No notifications')}
          description={t('Low stock and new orders are announced here.')}
        />
      ) : (
        <ul>
          {notifications.map((notification) => (
            <li key={notification._id}>
              <NotificationRow notification={notification} onOpen={() => onOpen(notification)} />
            </li>
          ))}
        </ul>
      )}
      {hasNextPage && (
        <More>
          <Button variant="ghost" busy={answer.isFetchingNextPage} onClick={fetchNextPage}>
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
