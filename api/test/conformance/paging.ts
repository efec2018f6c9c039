import type { Page } from '@stockroom/contract';

/**
 * Walks a list to its end and back again.
 * @returns the ids of each page, forwards and backwards, in the order of the list
 */
export async function walk<Answer extends Page>(
  ask: (cursor: string) => Promise<Answer>,
  idsOf: (page: Answer) => string[],
): Promise<{ forwards: string[][]; backwards: string[][] }> {
  let page = await ask('');
  const forwards = [idsOf(page)];
  while (page.nextCursor !== null) {
    page = await ask(page.nextCursor);
    forwards.push(idsOf(page));
  }
  const backwards = [idsOf(page)];
  while (page.previousCursor !== null) {
    page = await ask(page.previousCursor);
    backwards.unshift(idsOf(page));
  }
  return { forwards, backwards };
}

/** The size of pages that lead to the end in a few steps, however many records there are. */
export function aQuarter(ids: readonly string[]): number {
  return Math.ceil(ids.length / 4);
}

/**
 * That of a list which is walked to its end and back, while one newcomer after another shows up, none that was
 * there before is missing or doubled.
 * @param newcomers each adds a record
 */
export async function expectStablePaging<Answer extends Page>(
  ask: (query: string) => Promise<Answer>,
  idsOf: (page: Answer) => string[],
  newcomers: (() => Promise<unknown>)[],
): Promise<void> {
  const all = idsOf(await ask('limit=100'));
  const limit = aQuarter(all);
  const coming = [...newcomers];
  const askMeanwhile = async (cursor: string) => {
    const page = ask(`limit=${limit}&cursor=${cursor}`);
    await Promise.all([page, coming.pop()?.()]);
    return page;
  };
  const known = (page: Answer) => idsOf(page).filter((id) => all.includes(id));
  const { forwards, backwards } = await walk(askMeanwhile, known);
  expect(coming).toEqual([]);
  expect(forwards.flat()).toEqual(all);
  expect(backwards.flat()).toEqual(all);
}
