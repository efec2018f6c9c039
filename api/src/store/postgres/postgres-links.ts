import type { Kysely } from 'kysely';
import type { Link } from '../accounts';
import type { Repositories } from '../store';
import { selected, toRow } from './columns';
import { isOutside } from './postgres-accounts';
import { first } from './queries';
import type { Tables } from './tables';

const LINK = [
  ...(['id', 'kind', 'email', 'role', 'tokenHash'] as const),
  ...(['createdAt', 'expiresAt', 'createdById', 'createdBy'] as const),
];

export function postgresLinks(db: Kysely<Tables>): Repositories['links'] {
  const links = db.selectFrom('links').select(selected('links', LINK));
  return {
    invitations: () => links.where('kind', '=', 'invitation').orderBy('email').execute(),
    find: (tokenHash) => first(links.where('token_hash', '=', tokenHash)),
    async put(link) {
      const row = toRow(link, LINK);
      await db
        .insertInto('links')
        .values(row)
        .onConflict((conflict) => conflict.columns(['kind', 'email']).doUpdateSet(row))
        .execute();
    },
    remove(which) {
      const fields = LINK.filter((field) => which[field] !== undefined);
      const wanted = toRow(which as Link, fields);
      return db
        .deleteFrom('links')
        .where((expression) => expression.and(wanted))
        .returning(selected('links', LINK))
        .execute();
    },
    async deleteOutside(expiry) {
      await db.deleteFrom('links').where(isOutside(expiry, 'expires_at')).execute();
    },
  };
}
