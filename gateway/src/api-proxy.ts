import type { GatewayBindings } from './app';
import { CONTRACT } from './deployments/build-schema';

/** Belong to one connection, or are for this gateway to say. */
const NOT_FORWARDED = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'te',
  'trailer',
  'upgrade',
  'expect',
  'host',
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

/** What fetch has undone or recomputes. */
const NOT_RETURNED = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-encoding',
  'content-length',
];

const UNREACHABLE = {
  code: 'UNAVAILABLE',
  message: 'The server is not available at the moment. Please try again.',
};

/**
 * Passes requests on to an API elsewhere and streams both bodies. What a client says about its own address is
 * dropped; the API is told the address that this gateway sees.
 */
export function proxyTo(apiUrl: URL) {
  return async (request: Request, { clientAddress }: GatewayBindings): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    const headers = without(request.headers, NOT_FORWARDED);
    if (clientAddress !== undefined) headers.set('x-forwarded-for', clientAddress);
    try {
      const answer = await fetch(new URL(`${pathname}${search}`, apiUrl), {
        method: request.method,
        headers,
        body: request.body,
        redirect: 'manual',
        signal: request.signal,
        // A body that is streamed needs it; not in TypeScript's DOM types.
        ...{ duplex: 'half' },
      });
      return new Response(answer.body, {
        status: answer.status,
        headers: without(answer.headers, NOT_RETURNED),
      });
    } catch {
      const headers = { 'Cache-Control': 'no-store', 'Retry-After': '2' };
      return Response.json(UNREACHABLE, { status: 503, headers });
    }
  };
}

const ASK_LIMIT_MS = 2000;

/** What an API elsewhere answers by; undefined when it does not say, or nothing answers yet. */
export async function contractOf(apiUrl: URL): Promise<string | undefined> {
  try {
    const signal = AbortSignal.timeout(ASK_LIMIT_MS);
    const health = await fetch(new URL('/api/health', apiUrl), { signal });
    const contract = String((await health.json()).versions?.contract);
    return CONTRACT.test(contract) ? contract : undefined;
  } catch {
    return undefined;
  }
}

function without(headers: Headers, names: readonly string[]): Headers {
  const kept = new Headers(headers);
  for (const name of names) kept.delete(name);
  return kept;
}
