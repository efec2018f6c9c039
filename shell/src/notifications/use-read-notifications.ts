import type { ReadNotifications } from '@stockroom/contract';
import { messageOf, showError, useAppDispatch } from '@stockroom/shared-ui';
import { useReadNotificationsMutation } from './notifications-api';

/** Marks notifications as read, without anything to wait for. */
export function useReadNotifications(): (which: ReadNotifications) => Promise<void> {
  const dispatch = useAppDispatch();
  const [read] = useReadNotificationsMutation();
  return async (which) => {
    try {
      await read(which).unwrap();
    } catch (error) {
      dispatch(showError(messageOf(error, 'Failed to mark notifications as read'), error));
    }
  };
}
