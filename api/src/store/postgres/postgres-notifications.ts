import type { Notification } from '@stockroom/contract';
import { sql, type Kysely } from 'kysely';
import type { NotificationRecord, NotificationRepository } from '../notifications';
import { newestFirst } from './lists/newest-first';
import type { Tables } from './tables';

export function postgresNotifications(db: Kysely<Tables>): NotificationRepository {
  return {
    async list(userId, request) {
      const { rows } = await sql<Notification>`
        select id as "_id", kind, title, text, link, created_at as "createdAt",
          exists (select from notification_reads
            where user_id = ${userId} and notification_id = sent.id) as "isRead"
        from (${visibleTo(userId)}) as sent
        where true ${newestFirst(request, sql`created_at`)}`.execute(db);
      return rows;
    },
    async countUnread(userId) {
      const { rows } = await sql<{ unread: number }>`
        select count(*)::int as unread from (${visibleTo(userId)}) as sent
        where not exists (select from notification_reads
          where user_id = ${userId} and notification_id = sent.id)`.execute(db);
      return rows[0]?.unread ?? 0;
    },
    async welcome(userId, initial, now) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('notification_welcomes')
        .values({ user_id: userId, welcomed_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows !== 1n) return;
      const rows = initial.map((notification) => ({ ...toRow(notification), user_id: userId }));
      await db.insertInto('notifications').values(rows).execute();
    },
    async raise(subjectId, notification) {
      await db
        .insertInto('notifications')
        .values({ ...toRow(notification), subject_id: subjectId })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    async withdraw({ kind, subjectId }) {
      await db
        .deleteFrom('notifications')
        .where('subject_id', '=', subjectId)
        .where('kind', '=', kind)
        .execute();
    },
    async markRead(userId, ids, now) {
      const named = ids === 'all' ? sql`true` : sql`id = any(${ids}::uuid[])`;
      // The lock leaves out what another transaction is deleting, which could not be referenced.
      await sql`
        insert into notification_reads (user_id, notification_id, read_at)
        select ${userId}::uuid, id, ${now}::timestamptz from notifications
        where id in (select id from (${visibleTo(userId)}) as sent where ${named})
        order by id for key share
        on conflict do nothing`.execute(db);
    },
  };
}

/** Two parts, because each has an index of its own. */
function visibleTo(userId: string) {
  return sql`
    select id, kind, title, text, link, created_at from notifications where user_id = ${userId}
    union all
    select id, kind, title, text, link, created_at from notifications where user_id is null
      and created_at >= (select welcomed_at from notification_welcomes where user_id = ${userId})
      and not exists (select from products where products.id = subject_id and archived_at is not null)
      and not exists (select from orders where orders.id = subject_id and archived_at is not null)`;
}

function toRow({ _id, createdAt, ...same }: NotificationRecord) {
  return { id: _id, created_at: createdAt, ...same };
}
