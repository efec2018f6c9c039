/** Where the page asks for all that it needs first at once. */
export const EARLY_ANSWERS_PATH = '/early-answers';

/** More than any page asks for. */
const MOST = 8;

/**
 * Makes several GETs of the API, as the user who asks, and answers with what each was answered: a page that needs three
 * of them would take three of the browser's six connections.
 * @param api makes one of them
 */
export async function earlyAnswers(
  request: Request,
  api: (request: Request) => Response | Promise<Response>,
): Promise<Response> {
  const { origin, searchParams } = new URL(request.url);
  const paths = searchParams.getAll('url');
  const urls = paths.flatMap((path) => apiUrl(path, origin) ?? []);
  if (urls.length < paths.length || paths.length > MOST)
    return new Response('Not what a page asks for', { status: 400 });
  const headers = pick(request.headers, ['accept', 'authorization', 'content-type']);
  const answers = await Promise.all(
    urls.map(async (url) => {
      const answer = await api(new Request(url, { headers, signal: request.signal }));
      return { status: answer.status, body: await answer.text() };
    }),
  );
  return Response.json(answers, { headers: { 'Cache-Control': 'no-store' } });
}

function apiUrl(path: string, origin: string): URL | undefined {
  const url = URL.canParse(path, origin) ? new URL(path, origin) : undefined;
  return url?.origin === origin && url.pathname.startsWith('/api/') ? url : undefined;
}

function pick(headers: Headers, names: readonly string[]): Headers {
  const picked = new Headers();
  for (const name of names) {
    const value = headers.get(name);
    if (value !== null) picked.set(name, value);
  }
  return picked;
}
