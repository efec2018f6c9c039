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
