import { sql, type Kysely } from 'kysely';
import type { Link } from '../accounts';
import type { Repositories } from '../store';
import type { TimeSpan } from '../time-span';
import { selected, toRow } from './columns';
import { first, insertNew } from './queries';
import type { Tables } from './tables';

const USER = [
  ...(['id', 'email', 'passwordHash', 'role'] as const),
  ...(['createdAt', 'deactivatedAt', 'language'] as const),
];
const SESSION = [
  ...(['id', 'userId', 'tokenHash', 'previousTokenHash'] as const),
  ...(['rotatedAt', 'expiresAt', 'revokedAt', 'createdAt', 'usedAt', 'userAgent'] as const),
];
const LINK = [
  ...(['id', 'kind', 'email', 'role', 'tokenHash'] as const),
  ...(['createdAt', 'expiresAt', 'createdById', 'createdBy'] as const),
];

/** "User", of advisory locks. */
const FIRST_USER_LOCK = 0x55736572;

export function postgresAccounts(
  db: Kysely<Tables>,
): Pick<Repositories, 'users' | 'sessions' | 'links' | 'attempts' | 'secrets' | 'idempotency'> {
  const users = db.selectFrom('users').select(selected('users', USER));
  const sessions = db.selectFrom('sessions').select(selected('sessions', SESSION));
  const keys = db.selectFrom('idempotency_keys').select(['fingerprint', 'status', 'body']);

  const valuesOf = (which: Partial<Link>) =>
    toRow(
      which as Link,
      LINK.filter((field) => which[field] !== undefined),
    );

  return {
    users: {
      findByEmail: (email) => first(users.where('email', '=', email)),
      find: (id) => first(users.where('id', '=', id)),
      lock: (id) => first(users.where('id', '=', id).forNoKeyUpdate()),
      list: () => users.orderBy('email').execute(),
      async lockOwners() {
        const owners = users.where('role', '=', 'owner').where('deactivated_at', 'is', null);
        // In one order, so that two transactions do not wait for each other.
        return (await owners.orderBy('id').forNoKeyUpdate().execute()).length;
      },
      async isEmpty() {
        // Two people who register at the same moment must not both be the first.
        await sql`select pg_advisory_xact_lock(${FIRST_USER_LOCK})`.execute(db);
        return (await first(users.limit(1))) === null;
      },
      async insert(user) {
        await db.insertInto('users').values(toRow(user, USER)).execute();
      },
      async update(user) {
        const { id, ...changes } = toRow(user, USER);
        await db.updateTable('users').set(changes).where('id', '=', id).execute();
      },
      async setPassword(id, passwordHash) {
        const changed = db.updateTable('users').set({ password_hash: passwordHash });
        await changed.where('id', '=', id).execute();
      },
      async setLanguage(id, language) {
        await db.updateTable('users').set({ language }).where('id', '=', id).execute();
      },
    },
    sessions: {
      async insert(session) {
        await db.insertInto('sessions').values(toRow(session, SESSION)).execute();
      },
      findOwner: (id) =>
        first(
          db
            .selectFrom('sessions')
            .innerJoin('users', 'users.id', 'user_id')
            .select(['users.id', 'email as name', 'role', 'used_at as usedAt'])
            .where('sessions.id', '=', id)
            .where('revoked_at', 'is', null)
            .where('deactivated_at', 'is', null),
        ),
      async noteUse(id, now) {
        await db.updateTable('sessions').set({ used_at: now }).where('id', '=', id).execute();
      },
      list(userId) {
        const all = sessions.orderBy('used_at', 'desc');
        return (userId === undefined ? all : all.where('user_id', '=', userId)).execute();
      },
      async endAll(userId, now, keptId) {
        const ended = db
          .updateTable('sessions')
          .set({ revoked_at: now })
          .where('user_id', '=', userId)
          .where('revoked_at', 'is', null);
        await (keptId === undefined ? ended : ended.where('id', '!=', keptId)).execute();
      },
      lock: (id) => first(sessions.where('id', '=', id).forNoKeyUpdate()),
      async update(session) {
        const { id, ...changes } = toRow(session, SESSION);
        await db.updateTable('sessions').set(changes).where('id', '=', id).execute();
      },
      async deleteOutside(expiry) {
        await db.deleteFrom('sessions').where(isOutside(expiry, 'expires_at')).execute();
      },
    },
    links: {
      list: (which) =>
        db
          .selectFrom('links')
          .select(selected('links', LINK))
          .where(({ and }) => and(valuesOf(which)))
          .orderBy('email')
          .execute(),
      async insert(link) {
        await db.insertInto('links').values(toRow(link, LINK)).execute();
      },
      remove: (which) =>
        db
          .deleteFrom('links')
          .where(({ and }) => and(valuesOf(which)))
          .returning(selected('links', LINK))
          .execute(),
    },
    attempts: {
      add(key, current, now) {
        const isOver = isOutside(current, 'attempts.since');
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
      async deleteOutside(beginning) {
        await db.deleteFrom('attempts').where(isOutside(beginning, 'since')).execute();
      },
    },
    secrets: {
      async getOrCreate(name, proposed) {
        if (await insertNew(db, 'secrets', { name, value: proposed })) return proposed;
        const secrets = db.selectFrom('secrets').select('value').where('name', '=', name);
        return (await secrets.executeTakeFirstOrThrow()).value;
      },
    },
    idempotency: {
      async claim(userId, key, fingerprint, now) {
        // Waits here while another transaction holds the same key.
        const claim = { user_id: userId, key, fingerprint, claimed_at: now };
        if (await insertNew(db, 'idempotency_keys', claim)) return null;
        const known = await keys
          .where('user_id', '=', userId)
          .where('key', '=', key)
          .executeTakeFirstOrThrow();
        // A claim without an answer belongs to this transaction.
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
      async deleteOutside(claimed) {
        await db.deleteFrom('idempotency_keys').where(isOutside(claimed, 'claimed_at')).execute();
      },
    },
  };
}

/** The opposite of `isWithin`, as a condition on a column. */
function isOutside({ from, to }: TimeSpan, column: string) {
  return sql<boolean>`(${sql.ref(column)} <= ${from} or ${sql.ref(column)} > ${to})`;
}
