import type { ListedChange } from '@stockroom/contract';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import {
  NEWEST_NOTIFICATIONS,
  type NotificationRecord,
  type SentNotification,
} from '../notifications';
import type { ChangeFilter, Repositories } from '../store';
import { selected, toRow } from './columns';
import { allOf, isBetween, isEqual } from './conditions';
import type { CountCache } from './lists/count-cache';
import { listPage, type Found } from './lists/list-page';
import { fixed, insertNew } from './queries';
import type { Tables } from './tables';

const CHANGE = [
  ...(['_id', 'entity', 'entityId', 'label', 'action', 'userId', 'userName', 'at'] as const),
];
const NOTIFICATION = ['_id', 'kind', 'link', 'createdAt'] as const;

export function postgresActivity(
  db: Kysely<Tables>,
  counts?: CountCache,
): Pick<Repositories, 'changes' | 'notifications'> {
  let records: RawBuilder<ListedChange> | undefined;
  return {
    changes: {
      async list(request) {
        records ??= fixed(
          db.selectFrom('changes').select([
            ...selected('changes', CHANGE),
            // JSON, which the driver reads.
            sql<ListedChange['fields']>`fields`.as('fields'),
            IS_LIVE.as('isLive'),
          ]),
        );
        const found = () => changesFoundBy(request.filter);
        const source = { name: 'changes', found, isGathered: false, records, counts };
        return listPage(db, source, request);
      },
      async insert(...changes) {
        const rows = changes.map((change) => ({
          ...toRow(change, CHANGE),
          fields: JSON.stringify(change.fields),
        }));
        await db.insertInto('changes').values(rows).execute();
      },
    },
    notifications: {
      list(userId, request) {
        const found = (): Found =>
          sql`select id, created_at as key from (${shownTo(userId)}) as sent`;
        const records = sql<SentNotification>`
          select id as "_id", kind, facts, link, created_at as "createdAt",
            exists (select from notification_reads
              where user_id = ${userId} and notification_id = notifications.id) as "isRead"
          from notifications`;
        return listPage(db, { name: 'notifications', found, isGathered: true, records }, request);
      },
      async countUnread(userId) {
        const { rows } = await sql<{ unread: number }>`
          select count(*)::int as unread from (${shownTo(userId)}) as sent
          where not exists (select from notification_reads
            where user_id = ${userId} and notification_id = sent.id)`.execute(db);
        return rows[0]?.unread ?? 0;
      },
      async welcome(userId, initial, now) {
        const welcome = { user_id: userId, welcomed_at: now };
        if (!(await insertNew(db, 'notification_welcomes', welcome))) return;
        const rows = initial.map((notification) => ({
          ...rowOf(notification),
          user_id: userId,
        }));
        await db.insertInto('notifications').values(rows).execute();
      },
      async correctWelcomes(now) {
        await db
          .updateTable('notification_welcomes')
          .set({ welcomed_at: now })
          .where('welcomed_at', '>', now)
          .execute();
      },
      async raise(...raised) {
        const rows = raised.map(([subjectId, notification]) => ({
          ...rowOf(notification),
          subject_id: subjectId,
        }));
        await insertNew(db, 'notifications', rows);
      },
      async raiseRead(userId, [subjectId, notification], now) {
        const adding = db
          .insertInto('notifications')
          .values({ ...rowOf(notification), subject_id: subjectId })
          .onConflict((conflict) => conflict.doNothing())
          .returning('id');
        await sql`
          with raised as (${adding})
          insert into notification_reads (user_id, notification_id, read_at)
          select users.id, raised.id, ${now}::timestamptz
          from raised join users on users.id = ${userId}`.execute(db);
      },
      async withdraw(kind, ...subjectIds) {
        await db
          .deleteFrom('notifications')
          .where('subject_id', 'in', subjectIds)
          .where('kind', '=', kind)
          .execute();
      },
      async markRead(userId, ids, now) {
        const named = ids === 'all' ? sql`true` : sql`id = any(${ids}::uuid[])`;
        // The lock skips notifications that another transaction deletes, which no row could reference.
        await sql`
          insert into notification_reads (user_id, notification_id, read_at)
          select ${userId}::uuid, id, ${now}::timestamptz from notifications
          where id in (select id from (${visibleTo(userId)}) as sent where ${named})
          order by id for key share
          on conflict do nothing`.execute(db);
      },
    },
  };
}

function rowOf(notification: NotificationRecord) {
  return { ...toRow(notification, NOTIFICATION), facts: JSON.stringify(notification.facts) };
}

const shownTo = (userId: string) =>
  visibleTo(userId, sql`order by created_at desc, id desc limit ${sql.lit(NEWEST_NOTIFICATIONS)}`);

/** Each part has an index of its own. A subquery looks up one subject; a join would read all products. */
function visibleTo(userId: string, newest = sql``) {
  return sql`
    select id, created_at from notifications where user_id = ${userId}
    union all
    (select id, created_at from notifications where user_id is null
      and created_at >= (select welcomed_at from notification_welcomes where user_id = ${userId})
      and (select archived_at from products where products.id = subject_id) is null
      and (select archived_at from orders where orders.id = subject_id) is null
      ${newest})`;
}

/** The cast needs a uuid, and settings have other ids. */
const IS_LIVE = sql<boolean>`case entity
  when 'product' then exists (
    select from products where products.id = entity_id::uuid and archived_at is null)
  when 'supplier' then exists (
    select from suppliers where suppliers.id = entity_id::uuid and archived_at is null)
  when 'order' then exists (
    select from orders where orders.id = entity_id::uuid and archived_at is null)
  else true end`;

function changesFoundBy({ userId, entity, entityId, action, from, to }: ChangeFilter): Found {
  return sql`select id, at as key from changes where ${allOf(
    isEqual('user_id', userId),
    isEqual('entity', entity),
    isEqual('entity_id', entityId),
    isEqual('action', action),
    isBetween('at', from, to),
  )}`;
}
