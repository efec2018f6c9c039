interface EarlyEntry {
  /** The access token of the request. */
  token: string;
  /** Rejects where the server failed. */
  answer: Promise<Response>;
  /** Time by `performance.now()` at which the answer is too old to show. */
  expires: number;
}

/** What the page asks the API for before the code that needs it has arrived. */
interface EarlyData {
  /** By URL as `earlyDataUrls` of the contract writes it. */
  answers: Map<string, EarlyEntry>;
  /** Asks for these URLs, unless it already has, and keeps the answers for that many milliseconds. */
  ask: (urls: readonly string[], keptMs: number) => void;
}

declare global {
  interface Window {
    /** The script in shell/src/index.html makes it; a standalone remote has none. */
    stockroomEarlyData?: EarlyData;
  }
}

/** Hands out the early data to a GET, once; undefined when there is none for this token, or it is too old. */
export function takeEarlyData(href: string, token: string | null): Promise<Response> | undefined {
  const early = window.stockroomEarlyData?.answers;
  if (!early?.size) return undefined;
  const { pathname, search } = inOrder(href);
  const found = early.get(pathname + search);
  early.delete(pathname + search);
  const isGood = found && found.token === token && performance.now() < found.expires;
  return isGood ? found.answer : undefined;
}

export function forgetEarlyData(): void {
  window.stockroomEarlyData?.answers.clear();
}

function inOrder(href: string): URL {
  const url = new URL(href);
  url.searchParams.sort();
  return url;
}
