import type { Page, ReportType } from '@stockroom/contract';
import { walk } from './paging';
import type { TestApi } from './test-api';

/** That the pages of a report are all of it, in one order, forwards and backwards. */
export async function expectPaging(
  api: TestApi,
  report: ReportType,
  { sort, rows, total }: { sort: string; rows: 'products' | 'suppliers'; total: number },
): Promise<void> {
  type Answer = Page & Record<typeof rows, { _id: string }[]>;
  const ask = async (query: string) => {
    const answer = await api.call<Answer>('GET', `reports/${report}?sort=${sort}&${query}`);
    expect(answer.status).toBe(200);
    expect(answer.body.total).toBe(total);
    return answer.body;
  };
  const idsOf = (page: Answer) => page[rows].map(({ _id }) => _id);
  const all = idsOf(await ask(''));
  expect(new Set(all).size).toBe(total);
  const { forwards, backwards } = await walk((cursor) => ask(`limit=3&cursor=${cursor}`), idsOf);
  expect(forwards.flat()).toEqual(all);
  expect(backwards).toEqual(forwards);
}
