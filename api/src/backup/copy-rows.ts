import { once } from 'node:events';
import { Readable } from 'node:stream';
import type { Client, Connection } from 'pg';

/** What `pg` lets a query of one's own do with its connection; its types leave COPY out. */
interface CopyConnection extends Connection {
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
}

/**
 * Runs `copy ... to stdout`.
 * @returns the rows as PostgreSQL sends them, one per chunk
 */
export function copyOut(client: Client, sql: string): Readable {
  let connection: Connection | undefined;
  const rows = new Readable({ read: () => void connection?.stream.resume() });
  client.query({
    submit(given: Connection) {
      connection = given;
      given.query(sql);
    },
    handleCopyData({ chunk }: { chunk: Buffer }) {
      // The driver uses its buffer again.
      if (!rows.push(Buffer.from(chunk))) connection?.stream.pause();
    },
    handleCommandComplete: () => {},
    handleReadyForQuery() {
      rows.push(null);
      // What is at its end is not read any more, but the answer to the next query must be.
      connection?.stream.resume();
    },
    handleError: (error: Error) => rows.destroy(error),
  });
  return rows;
}

/** Runs `copy ... from stdin` with that text; the client is free for the next query when it resolves. */
export function copyIn(client: Client, sql: string, text: AsyncIterable<Buffer>): Promise<void> {
  return new Promise((resolve, reject) => {
    client.query({
      submit: (connection: Connection) => connection.query(sql),
      handleCopyInResponse(connection: CopyConnection) {
        feed(connection, text).catch((error: unknown) => {
          reject(error);
          connection.sendCopyFail('the source failed');
        });
      },
      handleCommandComplete: () => {},
      handleReadyForQuery: () => resolve(),
      handleError: reject,
    });
  });
}

async function feed(connection: CopyConnection, text: AsyncIterable<Buffer>): Promise<void> {
  for await (const chunk of text) {
    connection.sendCopyFromChunk(chunk);
    if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain');
  }
  connection.endCopyFrom();
}
