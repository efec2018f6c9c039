import type { Page, ReportType } from '@stockroom/contract';
import { expectStablePaging, walk } from './paging';
import type { TestApi } from './test-api';

interface ReportWalk {
  sort: string;
  rows: 'products' | 'suppliers';
  total: number;
  newcomer: () => Promise<unknown>;
}

/**
 * That the pages of a report are all of it, in one order, forwards and backwards, and stay so while rows come.
 * @param newcomer adds a row
 */
export async function expectPaging(
  api: TestApi,
  report: ReportType,
  { sort, rows, total, newcomer }: ReportWalk,
): Promise<void> {
  type Answer = Page & Record<ReportWalk['rows'], { _id: string }[]>;
  const ask = async (query: string) => {
    const answer = await api.call<Answer>('GET', `reports/${report}?sort=${sort}&${query}`);
    expect(answer.status).toBe(200);
    return answer.body;
  };
  const idsOf = (page: Answer) => page[rows].map(({ _id }) => _id);
  const whole = await ask('');
  expect(whole.total).toBe(total);
  const all = idsOf(whole);
  expect(new Set(all).size).toBe(total);
  const { forwards, backwards } = await walk((cursor) => ask(`limit=3&cursor=${cursor}`), idsOf);
  expect(forwards.flat()).toEqual(all);
  expect(backwards).toEqual(forwards);
  await expectStablePaging(ask, idsOf, [newcomer, newcomer]);
}
