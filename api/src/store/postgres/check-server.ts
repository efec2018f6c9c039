import { sql, type Kysely } from 'kysely';
import { StartError } from '../../start-error';
import { describeError } from './store-errors';
import type { Tables } from './tables';

const OLDEST_VERSION = 15;

/**
 * Checks version, encoding and collations of the server.
 * @throws StartError with the reason in one line, without the password
 */
export async function checkServer(db: Kysely<Tables>, databaseUrl: string | null): Promise<void> {
  const { version, encoding, hasIcu } = await describeServer(db).catch((error: unknown) => {
    throw databaseUrl === null ? error : cannotConnect(error, new URL(databaseUrl));
  });
  if (version < OLDEST_VERSION * 10_000)
    throw wrong(
      `Stockroom needs PostgreSQL ${OLDEST_VERSION} or newer, not ${Math.floor(version / 10_000)}`,
    );
  if (encoding !== 'UTF8') throw wrong(`the database must have the encoding UTF8, not ${encoding}`);
  if (!hasIcu) throw wrong('the server was built without ICU, which orders texts');
}

/** @throws StartError unless this is the URL of a PostgreSQL database */
export function checkDatabaseUrl(databaseUrl: string): void {
  if (!URL.canParse(databaseUrl) || !/^postgres(ql)?:$/.test(new URL(databaseUrl).protocol))
    throw wrong('it must look like postgres://user:password@host:5432/database');
}

async function describeServer(db: Kysely<Tables>) {
  const { rows } = await sql<{ version: number; encoding: string; hasIcu: boolean }>`
    select current_setting('server_version_num')::int as version,
      current_setting('server_encoding') as encoding,
      exists (select from pg_collation where collname = 'und-x-icu') as "hasIcu"`.execute(db);
  const [server] = rows;
  if (!server) throw new Error('The server says nothing about itself');
  return server;
}

function cannotConnect(
  error: unknown,
  { host, pathname, username, searchParams }: URL,
): StartError {
  const server = host || searchParams.get('host') || 'localhost';
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  const { code, message } = describeError(cause);
  switch (code) {
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return wrong(`the host ${server} is unknown`);
    case 'ECONNREFUSED':
    case 'ENOENT':
    case 'EHOSTUNREACH':
    case 'ETIMEDOUT':
      return wrong(`no PostgreSQL answers at ${server}`);
    case '28P01':
    case '28000':
      return wrong(`${server} refuses the user "${decodeURIComponent(username)}" or the password`);
    case '3D000':
      return wrong(`there is no database "${decodeURIComponent(pathname.slice(1))}" at ${server}`);
    default:
      return wrong(`${server} cannot be used (${message})`);
  }
}

function wrong(what: string): StartError {
  return new StartError(`DATABASE_URL: ${what}.`);
}
