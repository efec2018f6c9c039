import { v7, validate } from 'uuid';
import { notFound, type RecordName } from './errors';

/** A new id; ids grow with time, which keeps indexes compact. */
export function newId(): string {
  return v7();
}

/** False for a text that no record can have as its id, so that nobody looks it up. */
export function isId(text: string): boolean {
  return validate(text) && text === text.toLowerCase();
}

/**
 * Finds a record by an id that comes from a client.
 * @throws ApiError NOT_FOUND
 */
export async function findRecord<Found>(
  name: RecordName,
  id: string,
  find: (id: string) => Promise<Found | null | undefined>,
): Promise<Found> {
  const record = isId(id) ? await find(id) : null;
  if (!record) throw notFound(name);
  return record;
}

/** Finds records by their ids. */
export function byId<Found extends { _id: string }>(records: readonly Found[]): Map<string, Found> {
  return new Map(records.map((record) => [record._id, record]));
}

/** The record, unless it is archived. @throws ApiError NOT_FOUND */
export function requireLive<Found extends { archivedAt: string | null }>(
  name: RecordName,
  record: Found,
): Found {
  if (record.archivedAt !== null) throw notFound(name);
  return record;
}
