import type { NotificationRecord } from '../notifications';
import type { Repositories } from '../store';
import type { StateAccess } from './memory-state';
import { newestOf } from '../pagination';

/** A notification is either for one user, or about a subject and for everybody. */
export interface StoredNotification extends NotificationRecord {
  userId: string | null;
  subjectId: string | null;
}

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

  function isArchived(subjectId: string | null): boolean {
    const { products, orders } = read();
    const subject = subjectId === null ? null : (products.get(subjectId) ?? orders.get(subjectId));
    return typeof subject?.archivedAt === 'string';
  }

  const isRead = (userId: string) => (sent: StoredNotification) =>
    read().readNotifications.has(readMark(userId, sent._id));

  return {
    changes: {
      async list(request) {
        const { entity, entityId } = request.filter;
        const matching = [...read().changes.values()].filter(
          (change) =>
            (entity === undefined || change.entity === entity) &&
            (entityId === undefined || change.entityId === entityId),
        );
        return newestOf(matching, request, ({ at }) => at);
      },
      async insert(change) {
        write().changes.set(change._id, change);
      },
    },
    notifications: {
      async list(userId, request) {
        const page = newestOf(visibleTo(userId), request, ({ createdAt }) => createdAt);
        return page.map((sent) => {
          const { userId: _userId, subjectId: _subjectId, ...notification } = sent;
          return { ...notification, isRead: isRead(userId)(sent) };
        });
      },
      async countUnread(userId) {
        return visibleTo(userId).filter((sent) => !isRead(userId)(sent)).length;
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
      async raise(subjectId, notification) {
        const { notifications } = write();
        const isKnown = [...notifications.values()].some(
          (sent) => sent.kind === notification.kind && sent.subjectId === subjectId,
        );
        if (!isKnown)
          notifications.set(notification._id, { ...notification, userId: null, subjectId });
      },
      async withdraw(kind, subjectId) {
        const { notifications } = write();
        for (const [id, sent] of notifications)
          if (sent.kind === kind && sent.subjectId === subjectId) notifications.delete(id);
      },
      async markRead(userId, ids) {
        const { readNotifications } = write();
        for (const { _id } of visibleTo(userId))
          if (ids === 'all' || ids.includes(_id)) readNotifications.add(readMark(userId, _id));
      },
    },
  };
}
