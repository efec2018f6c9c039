import type { Sort } from '@stockroom/contract';
import type { ListPage, ListRequest, Position } from '../store/store';

/** How many rows are asked for at once: never all of them, and not so few that computed reports take long. */
const CHUNK_SIZE = 5000;

/**
 * All rows of a list in its order, page by page, without a transaction that would last as long as the slowest
 * client's download.
 * @param positionOf where the page after this row begins
 */
export async function* allRows<Row, Filter, Key extends string>(
  list: (request: ListRequest<Filter, Sort<Key>>) => Promise<ListPage<Row>>,
  { filter, sort }: Pick<ListRequest<Filter, Sort<Key>>, 'filter' | 'sort'>,
  positionOf: (row: Row) => Omit<Position, 'direction'>,
): AsyncGenerator<Row, void> {
  let position: Position | null = null;
  for (;;) {
    const page: ListPage<Row> = await list({ filter, sort, position, limit: CHUNK_SIZE });
    yield* page.records;
    const last = page.records.at(-1);
    if (!page.hasNext || last === undefined) return;
    position = { direction: 'after', ...positionOf(last) };
  }
}
