// @ts-check
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';

/**
 * Runs SQL in the embedded database of a running product.
 * @param {string} dataDir
 * @param {string} text
 * @param {unknown[]} [values]
 * @returns {Promise<any[]>} the rows
 */
export async function querySql(dataDir, text, values = []) {
  // PostgreSQL writes its port into the fourth line, and the folder of its socket into the fifth.
  const file = path.join(dataDir, 'postgres/data/postmaster.pid');
  const [, , , port, host] = (await readFile(file, 'utf8')).split('\n');
  const client = new Client({ host, port: Number(port), user: 'stockroom', database: 'postgres' });
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}
