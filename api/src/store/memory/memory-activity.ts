import type { Change } from '@stockroom/contract';
import { NEWEST_NOTIFICATIONS, type NotificationRecord } from '../notifications';
import { pageOf } from '../pagination';
import { isInPeriod } from '../reports';
import type { ChangeFilter, Repositories } from '../store';
import type { StateAccess } from './memory-state';

/** A notification is either for one user, or about a subject and for everybody. */
export type StoredNotification = NotificationRecord & {
  userId: string | null;
  subjectId: string | null;
};

export function memoryActivity({
  read,
  write,
}: StateAccess): Pick<Repositories, 'changes' | 'notifications'> {
  const readMark = (userId: string, notificationId: string) => `${userId} ${notificationId}`;

  function visibleTo(userId: string): StoredNotification[] {
    const since = read().welcomes.get(userId);
    return [...read().notifications.values()].filter((sent) =>
      sent.userId === null
        ? since !== undefined && sent.createdAt >= since && !isArchived(sent.subjectId)
        : sent.userId === userId,
    );
  }

  function shownTo(userId: string): StoredNotification[] {
    const visible = visibleTo(userId);
    const isForAll = (sent: StoredNotification) => sent.userId === null;
    const newest = { filter: null, sort: '-createdAt', position: null } as const;
    const { records } = pageOf(visible.filter(isForAll), {
      ...newest,
      limit: NEWEST_NOTIFICATIONS,
    });
    return [...visible.filter((sent) => !isForAll(sent)), ...records];
  }

  function isArchived(id: string | null): boolean {
    const record = [read().products, read().orders, read().suppliers]
      .map((records) => records.get(id ?? ''))
      .find((found) => found !== undefined);
    return typeof record?.archivedAt === 'string';
  }

  function raise(subjectId: string, notification: NotificationRecord): void {
    const { notifications } = write();
    const isKnown = [...notifications.values()].some(
      (sent) => sent.kind === notification.kind && sent.subjectId === subjectId,
    );
    if (!isKnown) notifications.set(notification._id, { ...notification, userId: null, subjectId });
  }

  const isRead = (userId: string) => (sent: StoredNotification) =>
    read().readNotifications.has(readMark(userId, sent._id));

  return {
    changes: {
      async list(request) {
        const matching = [...read().changes.values()].filter((change) =>
          matches(change, request.filter),
        );
        const page = pageOf(matching, request);
        const listed = page.records.map((change) => ({
          ...change,
          isLive: !isArchived(change.entityId),
        }));
        return { ...page, records: listed };
      },
      async insert(...changes) {
        for (const change of changes) write().changes.set(change._id, change);
      },
    },
    notifications: {
      async list(userId, request) {
        const page = pageOf(shownTo(userId), request);
        const records = page.records.map((sent) => {
          const { userId: _userId, subjectId: _subjectId, ...notification } = sent;
          return { ...notification, isRead: isRead(userId)(sent) };
        });
        return { ...page, records };
      },
      async countUnread(userId) {
        return shownTo(userId).filter((sent) => !isRead(userId)(sent)).length;
      },
      async welcome(userId, initial, now) {
        const { notifications, welcomes } = write();
        if (welcomes.has(userId)) return;
        welcomes.set(userId, now);
        for (const notification of initial)
          notifications.set(notification._id, { ...notification, userId, subjectId: null });
      },
      async correctWelcomes(now) {
        const { welcomes } = write();
        for (const [userId, welcomedAt] of welcomes)
          if (welcomedAt > now) welcomes.set(userId, now);
      },
      async raise(...raised) {
        for (const [subjectId, notification] of raised) raise(subjectId, notification);
      },
      async raiseRead(userId, [subjectId, notification]) {
        raise(subjectId, notification);
        write().readNotifications.add(readMark(userId, notification._id));
      },
      async withdraw(kind, ...subjectIds) {
        const { notifications } = write();
        for (const [id, sent] of notifications)
          if (sent.kind === kind && subjectIds.includes(sent.subjectId ?? ''))
            notifications.delete(id);
      },
      async markRead(userId, ids) {
        const { readNotifications } = write();
        for (const { _id } of visibleTo(userId))
          if (ids === 'all' || ids.includes(_id)) readNotifications.add(readMark(userId, _id));
      },
    },
  };
}

function matches(change: Change, filter: ChangeFilter): boolean {
  const fields = ['userId', 'entity', 'entityId', 'action'] as const;
  return (
    fields.every((field) => filter[field] === undefined || change[field] === filter[field]) &&
    isInPeriod(change.at, filter)
  );
}
