import { sql, type Kysely } from 'kysely';
import type { AttemptRepository, IdempotencyRepository, SecretRepository } from '../store';
import type { Tables } from './tables';

export function postgresAttempts(db: Kysely<Tables>): AttemptRepository {
  return {
    add(key, windowStart, now) {
      const isOver = sql<boolean>`attempts.since <= ${windowStart}`;
      return db
        .insertInto('attempts')
        .values({ key, count: 1, since: now })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet({
            count: sql`case when ${isOver} then 1 else attempts.count + 1 end`,
            since: sql`case when ${isOver} then excluded.since else attempts.since end`,
          }),
        )
        .returning(['count', 'since'])
        .executeTakeFirstOrThrow();
    },
    async deleteBefore(instant) {
      await db.deleteFrom('attempts').where('since', '<', instant).execute();
    },
  };
}

export function postgresSecrets(db: Kysely<Tables>): SecretRepository {
  return {
    async getOrCreate(name, proposed) {
      const made = await db
        .insertInto('secrets')
        .values({ name, value: proposed })
        .onConflict((conflict) => conflict.doNothing())
        .returning('value')
        .executeTakeFirst();
      if (made) return made.value;
      const secrets = db.selectFrom('secrets').select('value').where('name', '=', name);
      return (await secrets.executeTakeFirstOrThrow()).value;
    },
  };
}

export function postgresIdempotency(db: Kysely<Tables>): IdempotencyRepository {
  const keys = db.selectFrom('idempotency_keys').select(['fingerprint', 'status', 'body']);
  return {
    async claim(userId, key, fingerprint, now) {
      // Waits here while another transaction holds the same key.
      const claimed = await db
        .insertInto('idempotency_keys')
        .values({ user_id: userId, key, fingerprint, claimed_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (claimed.numInsertedOrUpdatedRows === 1n) return null;
      const known = await keys
        .where('user_id', '=', userId)
        .where('key', '=', key)
        .executeTakeFirstOrThrow();
      // Without an answer the claim is this transaction's own.
      if (known.status === null || known.body === null) return null;
      const answer = { status: known.status, body: known.body };
      return { fingerprint: known.fingerprint, answer };
    },
    async complete(userId, key, answer) {
      const completed = await db
        .updateTable('idempotency_keys')
        .set(answer)
        .where('user_id', '=', userId)
        .where('key', '=', key)
        .executeTakeFirst();
      if (completed.numUpdatedRows !== 1n) throw new Error('The key was not claimed');
    },
    async deleteBefore(instant) {
      await db.deleteFrom('idempotency_keys').where('claimed_at', '<', instant).execute();
    },
  };
}
