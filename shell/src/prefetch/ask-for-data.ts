import { earlyRequests, TIME_ZONE_PLACEHOLDER } from '@stockroom/contract';
import { ACCESS_TOKEN_KEY, localItems } from '@stockroom/shared-ui';

/** Who follows a link later than this sees what is true then. */
const KEPT_MS = 5_000;

type Page = Parameters<typeof earlyRequests>[0];

/** Asks the API for what a page will ask for first. Its code takes the answers (early-answers.ts of shared-ui). */
export function askForData(page: Page, address: { pathname: string; search: string }): void {
  const token = localItems.read(ACCESS_TOKEN_KEY);
  if (token === null) return;
  const early = (window.stockroomEarlyAnswers ??= new Map());
  const now = performance.now();
  for (const [url, { expires }] of early) if (expires <= now) early.delete(url);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  for (const pattern of earlyRequests(page, address)) {
    const url = pattern.replace(TIME_ZONE_PLACEHOLDER, encodeURIComponent(timeZone));
    if (early.has(url)) continue;
    const answer = ask(url, token);
    // Whoever takes it asks again.
    answer.catch(() => {});
    early.set(url, { token, answer, expires: now + KEPT_MS });
  }
}

/** The whole answer, which holds no connection until somebody reads it. @throws when it is not a good one */
async function ask(url: string, token: string): Promise<Response> {
  const json = 'application/json';
  const headers = { Accept: json, 'Content-Type': json, Authorization: `Bearer ${token}` };
  const response = await fetch(url, { headers });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return new Response(await response.arrayBuffer(), response);
}
