import { Client } from 'pg';
import { hasCode } from '../error-codes';
import { StartError } from '../start-error';
import { DATABASE_USER } from './cluster';

export interface SocketConnection {
  host: string;
  port: number;
  user: string;
  database: string;
}

/**
 * One connection that a process holds as long as it uses the embedded server. Its end shows at once that the
 * server is gone; its lock shows the other processes that somebody still uses the server.
 */
export interface ServerLease {
  /** Settles when the server has cut the connection. */
  lost: Promise<void>;
  /** Gives up the use of the server. @returns true when nobody else uses it; nobody can begin to before `end` */
  release(): Promise<boolean>;
  end(): Promise<void>;
}

/** Of advisory locks in the database `postgres`: "Stoc", "kper". */
const LOCK = [0x53746f63, 0x6b706572];

export function connectionTo(socketFolder: string): SocketConnection {
  return { host: socketFolder, port: 5432, user: DATABASE_USER, database: 'postgres' };
}

/**
 * @returns a lease, or "absent" when no server listens, or "busy" while one is starting or stopping
 * @throws StartError when the server refuses this process
 */
export async function leaseServer(
  connection: SocketConnection,
): Promise<ServerLease | 'absent' | 'busy'> {
  const client = new Client({ ...connection, application_name: 'stockroom lease' });
  // Without a listener an 'error' event would end the process; 'end' reports the end of the connection.
  client.on('error', () => undefined);
  const lost = new Promise<void>((settle) => client.once('end', settle));
  try {
    await client.connect();
    // Waits while another process is about to stop the server, and then fails with it.
    await client.query('select pg_advisory_lock_shared($1, $2)', LOCK);
  } catch (error) {
    await client.end().catch(() => undefined);
    if (hasCode(error, 'ENOENT', 'ECONNREFUSED')) return 'absent';
    if (hasCode(error, '28000', '28P01', '3D000', 'EACCES'))
      throw new StartError(`The embedded PostgreSQL refuses the connection: ${String(error)}`);
    return 'busy';
  }
  return { lost, release: () => release(client), end: () => client.end() };
}

async function release(client: Client): Promise<boolean> {
  await client.query('select pg_advisory_unlock_shared($1, $2)', LOCK);
  const { rows } = await client.query<{ alone: boolean }>(
    'select pg_try_advisory_lock($1, $2) as alone',
    LOCK,
  );
  return rows[0]?.alone === true;
}
