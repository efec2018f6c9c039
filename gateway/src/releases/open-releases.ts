import { connect, disconnect, type ConnectionTarget } from '@stockroom/api/node';
import type { Logger } from '@stockroom/api';
import type { ReleaseDatabase } from './release-tables';

/** Few connections: releases are read when they change, and files stay in memory. */
const POOL_SIZE = 2;

/** The tables of releases in the database of the product. */
export function openReleases(target: ConnectionTarget, log: Logger) {
  const connections = connect(target, log, { size: POOL_SIZE });
  // The same connections see other tables than the API does.
  const db: unknown = connections.db;
  return { db: db as ReleaseDatabase, close: () => disconnect(connections) };
}
