import type { Kysely } from 'kysely';
import type { Session, SessionRepository, UserRepository } from '../store';
import type { Tables } from './tables';

const USER = ['id', 'email', 'password_hash as passwordHash', 'created_at as createdAt'] as const;

export function postgresUsers(db: Kysely<Tables>): UserRepository {
  const users = db.selectFrom('users').select(USER);
  return {
    async findByEmail(email) {
      return (await users.where('email', '=', email).executeTakeFirst()) ?? null;
    },
    async find(id) {
      return (await users.where('id', '=', id).executeTakeFirst()) ?? null;
    },
    async insert({ id, email, passwordHash, createdAt }) {
      await db
        .insertInto('users')
        .values({ id, email, password_hash: passwordHash, created_at: createdAt })
        .execute();
    },
  };
}

const SESSION = [
  'id',
  'user_id as userId',
  'token_hash as tokenHash',
  'previous_token_hash as previousTokenHash',
  'rotated_at as rotatedAt',
  'expires_at as expiresAt',
  'revoked_at as revokedAt',
] as const;

export function postgresSessions(db: Kysely<Tables>): SessionRepository {
  return {
    async insert(session) {
      await db.insertInto('sessions').values(sessionRow(session)).execute();
    },
    async lock(id) {
      const query = db.selectFrom('sessions').select(SESSION).where('id', '=', id).forNoKeyUpdate();
      return (await query.executeTakeFirst()) ?? null;
    },
    async update(session) {
      const { id, ...changes } = sessionRow(session);
      await db.updateTable('sessions').set(changes).where('id', '=', id).execute();
    },
    async deleteExpiredBefore(instant) {
      await db.deleteFrom('sessions').where('expires_at', '<', instant).execute();
    },
  };
}

function sessionRow(session: Session) {
  return {
    id: session.id,
    user_id: session.userId,
    token_hash: session.tokenHash,
    previous_token_hash: session.previousTokenHash,
    rotated_at: session.rotatedAt,
    expires_at: session.expiresAt,
    revoked_at: session.revokedAt,
  };
}
