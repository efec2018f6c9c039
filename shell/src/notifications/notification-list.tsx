import type { Notification, NotificationList as Page } from '@stockroom/contract';
import {
  Button,
  EmptyState,
  ErrorNotice,
  ErrorState,
  reasonOf,
  space,
  Spinner,
  useErrorToast,
} from '@stockroom/shared-ui';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { NotificationRow } from './notification-row';

interface NotificationListProps {
  answer: {
    data?: { pages: readonly Page[] };
    /** Stays while it is asked for again. */
    error?: unknown;
    isError: boolean;
    isFetching: boolean;
    isFetchingNextPage: boolean;
    hasNextPage: boolean;
    refetch: () => unknown;
    fetchNextPage: () => unknown;
  };
  onOpen: (notification: Notification) => void;
}

const FAILURE = 'Failed to load notifications';

/** The notifications, newest first, or the state that stands in their place. */
export function NotificationList({ answer, onOpen }: NotificationListProps) {
  const { data, error, isError, isFetching, refetch, hasNextPage, fetchNextPage } = answer;
  const hasFailed = error !== undefined;
  // What failed while the panel was closed disturbed nobody.
  const [earlier] = useState(error);
  useErrorToast(isError && error !== earlier ? error : undefined, FAILURE);
  if (!data)
    return hasFailed ? (
      <ErrorState
        title={FAILURE}
        description={reasonOf(error)}
        busy={isFetching}
        onRetry={refetch}
      />
    ) : (
      <Spinner />
    );

  const notifications = data.pages.flatMap((page) => page.notifications);
  return (
    <Scroll>
      {hasFailed && (
        <ErrorNotice title={FAILURE} busy={isFetching} onRetry={refetch}>
          {reasonOf(error)}
        </ErrorNotice>
      )}
      {notifications.length === 0 ? (
        <EmptyState
          icon={Bell}
          title="No notifications"
          description="Low stock and new orders are announced here."
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
            Load more
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
