import type { Kysely } from 'kysely';
import type { ImageRepository } from '../store';
import type { Tables } from './tables';

export function postgresImages(db: Kysely<Tables>): ImageRepository {
  return {
    async find(hash) {
      const images = db.selectFrom('images').select(['hash', 'type', 'bytes']);
      return (await images.where('hash', '=', hash).executeTakeFirst()) ?? null;
    },
    async insert({ hash, type, bytes }, now) {
      await db
        .insertInto('images')
        .values({ hash, type, bytes, created_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
  };
}
