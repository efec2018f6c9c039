/** What the page has asked for before the code that wants it was there, or before its user went there. */
interface EarlyAnswer {
  /** The access token it was asked with. */
  token: string;
  answer: Promise<Response>;
  /** `performance.now()` from which on it is too old to be shown. */
  expires: number;
}

declare global {
  interface Window {
    /** By URL, as earlyRequests of the contract writes it; made by the script in the page, and when a link is pointed at. */
    stockroomEarlyAnswers?: Map<string, EarlyAnswer>;
  }
}

/** The answer to a GET that was asked for early, once; undefined when nobody has, or not with this token, or long ago. */
export function takeEarlyAnswer(href: string, token: string | null): Promise<Response> | undefined {
  const early = window.stockroomEarlyAnswers;
  if (!early?.size) return undefined;
  const { pathname, search } = inOrder(href);
  const found = early.get(pathname + search);
  early.delete(pathname + search);
  const isGood = found && found.token === token && performance.now() < found.expires;
  return isGood ? found.answer : undefined;
}

export function forgetEarlyAnswers(): void {
  window.stockroomEarlyAnswers?.clear();
}

function inOrder(href: string): URL {
  const url = new URL(href);
  url.searchParams.sort();
  return url;
}
