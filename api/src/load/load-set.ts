import { Client } from 'pg';
import { StartError } from '../start-error';
import type { ConnectionTarget } from '../store/postgres/connection';
import { INVARIANTS, loadSteps, type LoadSize } from './load-steps';

/**
 * Fills an empty database with the load set, by SQL alone: through the services a million movements would take
 * an hour. The result holds to the same invariants, which are checked.
 * @throws StartError unless the database is empty
 */
export async function fillLoadSet(
  target: ConnectionTarget,
  size: LoadSize,
  say: (line: string) => void,
): Promise<void> {
  const client = new Client(target);
  await client.connect();
  try {
    const { rows } = await client.query('select from products limit 1');
    if (rows.length > 0) throw new StartError('The load set needs a database without products.');
    await client.query('begin');
    for (const { title, sql } of loadSteps(size)) await timed(title, () => client.query(sql), say);
    await client.query('commit');
    await timed('Vacuum and statistics', () => client.query('vacuum analyze'), say);
    await timed('Checking', () => checkInvariants(client), say);
  } finally {
    await client.end();
  }
}

/** @throws Error for the first invariant that does not hold */
export async function checkInvariants(client: Pick<Client, 'query'>): Promise<void> {
  for (const [invariant, sql] of Object.entries(INVARIANTS)) {
    const { rows } = await client.query<object>(sql);
    if (rows.length > 0)
      throw new Error(`Not so: ${invariant} (${rows.length}, ${JSON.stringify(rows[0])})`);
  }
}

async function timed(title: string, run: () => Promise<unknown>, say: (line: string) => void) {
  const start = Date.now();
  await run();
  say(`${title}: ${((Date.now() - start) / 1000).toFixed(1)} s`);
}
