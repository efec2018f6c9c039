/** The page asks for its early data with one request to this address. */
export const EARLY_DATA_PATH = '/early-data';

/** More than any page sends. */
const MAX_URLS = 8;

/**
 * Sends several GET requests to the API, as the user who asks, and returns all answers. Otherwise a page with three of
 * them would take three of the browser's six connections.
 */
export async function earlyData(
  request: Request,
  api: (request: Request) => Response | Promise<Response>,
): Promise<Response> {
  const { origin, searchParams } = new URL(request.url);
  const paths = searchParams.getAll('url');
  const urls = paths.flatMap((path) => apiUrl(path, origin) ?? []);
  if (urls.length < paths.length || paths.length > MAX_URLS)
    return new Response('Not what a page asks for', { status: 400 });
  const { headers, signal } = request;
  const answers = await Promise.all(
    urls.map(async (url) => {
      const answer = await api(new Request(url, { headers, signal }));
      return { status: answer.status, body: await answer.text() };
    }),
  );
  return Response.json(answers, { headers: { 'Cache-Control': 'no-store' } });
}

function apiUrl(path: string, origin: string): URL | undefined {
  const url = path.startsWith('/api/') ? new URL(path, origin) : undefined;
  // A path can lead out of the API again.
  return url?.pathname.startsWith('/api/') ? url : undefined;
}
