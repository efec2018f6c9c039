import type { Change } from '@stockroom/contract';
import { sql, type Kysely } from 'kysely';
import type { ChangeRepository } from '../changes';
import { newestFirst } from './lists/newest-first';
import type { Tables } from './tables';

export function postgresChanges(db: Kysely<Tables>): ChangeRepository {
  return {
    async list(request) {
      const { entity, entityId } = request.filter;
      const { rows } = await sql<Change>`
        select id as "_id", entity, entity_id as "entityId", action, user_id as "userId",
          user_name as "userName", at, fields
        from changes
        where ${entity === undefined ? sql`true` : sql`entity = ${entity}`}
          and ${entityId === undefined ? sql`true` : sql`entity_id = ${entityId}`}
          ${newestFirst(request, sql`at`)}`.execute(db);
      return rows;
    },
    async insert({ _id, entityId, userId, userName, fields, ...same }) {
      await db
        .insertInto('changes')
        .values({
          id: _id,
          entity_id: entityId,
          user_id: userId,
          user_name: userName,
          fields: JSON.stringify(fields),
          ...same,
        })
        .execute();
    },
  };
}
