import type { ServerResponse } from 'node:http';
import { Client, Pool, type QueryConfig } from 'pg';
import type { Api } from '../app';
import { columnTypes } from '../store/postgres/column-types';
import type { ConnectionTarget } from '../store/postgres/connection';
import { measure, type Figures } from './measure';
import type { ServerCall } from './protocol';

type RawCall = Extract<ServerCall, { do: 'raw' }>;

/** The queries of one request without the API: the same SQL, prepared alike. */
export function createQueriesAlone(app: Api, connection: ConnectionTarget) {
  const pool = new Pool({ ...connection, types: columnTypes, max: 10 });
  // At the end the server may be gone before the last of them.
  pool.on('error', () => {});
  let queries: QueryConfig[] = [];

  async function ask(): Promise<unknown[]> {
    const client = await pool.connect();
    try {
      const answers: unknown[] = [];
      for (const query of queries) answers.push((await client.query(query)).rows);
      return answers;
    } finally {
      client.release();
    }
  }

  return {
    /** Runs them through `pg`, without HTTP and JSON. @returns nothing for a request that needs no query */
    async measure({ path, token, clients, seconds }: RawCall): Promise<Figures | undefined> {
      queries = await recordQueries(app, path, token);
      return queries.length === 0 ? undefined : measure({ clients, seconds }, ask);
    },
    /** Answers with the rows of those that were measured last: the least that any server with Node's HTTP has to do. */
    async answer(response: ServerResponse): Promise<void> {
      const body = JSON.stringify(await ask());
      const length = Buffer.byteLength(body);
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': length });
      response.end(body);
    },
    stop: () => pool.end(),
  };
}

async function recordQueries(app: Api, path: string, token: string): Promise<QueryConfig[]> {
  const queries: QueryConfig[] = [];
  const original = Client.prototype.query;
  Client.prototype.query = function (this: Client, ...parameters: unknown[]) {
    const [query] = parameters;
    if (isStatement(query)) queries.push({ ...query });
    return Reflect.apply(original, this, parameters);
  } as typeof original;
  try {
    const headers = { Authorization: `Bearer ${token}` };
    await (await app.request(path, { headers })).text();
  } finally {
    Client.prototype.query = original;
  }
  return queries;
}

function isStatement(query: unknown): query is QueryConfig {
  return typeof query === 'object' && query !== null && 'text' in query;
}
