import type {
  NotificationList,
  ReadNotifications,
  ReadNotificationsResult,
} from '@stockroom/contract';
import { api } from '@stockroom/shared-ui';

const PAGE_SIZE = 20;

const notificationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Page by page, newest first; the first page has the number of all unread ones. */
    notifications: build.infiniteQuery<NotificationList, void, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ nextCursor }) => nextCursor,
      },
      query: ({ pageParam }) => ({
        operation: 'GET /notifications',
        params: { limit: PAGE_SIZE, cursor: pageParam ?? undefined },
      }),
      providesTags: ['Notification', 'ServerTexts'],
    }),
    readNotifications: build.mutation<ReadNotificationsResult, ReadNotifications>({
      query: (which) => ({ operation: 'POST /notifications/read', body: which }),
      onQueryStarted: async (which, { dispatch, queryFulfilled }) => {
        const seen = dispatch(
          notificationsApi.util.updateQueryData('notifications', undefined, ({ pages }) =>
            markRead(pages, which),
          ),
        );
        await queryFulfilled.catch(seen.undo);
      },
      // A failed write is undone; a query now would most likely fail, too, and hide why.
      invalidatesTags: (result) => (result ? ['Notification'] : []),
    }),
  }),
});

/** At once on screen, before the server has answered. */
function markRead(pages: NotificationList[], { ids, all }: ReadNotifications): void {
  const read = pages
    .flatMap(({ notifications }) => notifications)
    .filter(({ _id, isRead }) => !isRead && (all || ids?.includes(_id)));
  for (const notification of read) notification.isRead = true;
  for (const page of pages) page.unread = all ? 0 : page.unread - read.length;
}

export const { useNotificationsInfiniteQuery, useReadNotificationsMutation } = notificationsApi;
