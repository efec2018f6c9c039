import type { NewestRequest } from '../store';

/** The newest records before the place of the request, and one more than it asks for if there is. */
export function newestOf<Listed extends { _id: string }>(
  matching: Listed[],
  { before, limit }: NewestRequest<unknown>,
  timeOf: (record: Listed) => string,
): Listed[] {
  const place = (record: Listed) => `${timeOf(record)} ${record._id}`;
  const end = before && `${before.at} ${before.id}`;
  return matching
    .filter((record) => end === null || place(record) < end)
    .sort((a, b) => (place(a) < place(b) ? 1 : -1))
    .slice(0, limit + 1);
}
