import './fill-jsdom';
import { createInMemoryApi, type InMemoryApi } from '@stockroom/api/in-memory';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

let current: InMemoryApi | null = null;

/** Importing this file is all a test needs: no call leaves the test, and no fault outlives it. */
const server = setupServer(http.all('*/api/*', ({ request }) => answer(request)));
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  current = null;
  server.resetHandlers();
  window.localStorage.clear();
});
afterAll(() => server.close());

function answer(request: Request): Response | Promise<Response> {
  if (current === null) throw new Error(`${request.url} was called before startSimulatedApi`);
  return current.app.fetch(request);
}

/** Puts the product's own API, in memory and signed in, behind the calls of this test. */
export async function startSimulatedApi(
  options: Parameters<typeof createInMemoryApi>[0] = {},
): Promise<InMemoryApi> {
  const config = { authRate: 'off', ...options.config } as const;
  current = await createInMemoryApi({ signedIn: true, clock: tickingClock(), ...options, config });
  return current;
}

/** No two moments are the same, however fast a test is: what happened later is newer, as with people. */
function tickingClock() {
  let last = 0;
  return {
    now: () => {
      last = Math.max(Date.now(), last + 1);
      return new Date(last);
    },
  };
}

/**
 * Replaces single routes of the API until the end of the test or `heal()`. Paths are below /api and may hold
 * parameters: `faults.status('get', 'products/:id', 500)`.
 */
export const faults = {
  /** Answers with a status and the body of an error. */
  status(method: Method, path: string, status: number, body: object = internalError): void {
    replace(method, path, () => HttpResponse.json(body, { status }));
  },

  /** The connection fails. */
  offline(method: Method, path: string): void {
    replace(method, path, () => HttpResponse.error());
  },

  /** The API does what it is asked to, but its answer is lost on the way. */
  loseAnswer(method: Method, path: string): void {
    replace(method, path, async (request) => {
      await answer(request);
      return HttpResponse.error();
    });
  },

  /** The API's own answer waits until the returned function is called. */
  hold(method: Method, path: string): () => void {
    let release = (): void => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    // Without an answer of its own, a handler passes the call on to the next one.
    replace(method, path, async () => {
      await released;
      return undefined;
    });
    return release;
  },

  /** Takes the faults away; the API stays. */
  heal(): void {
    server.resetHandlers();
  },
};

const internalError = { code: 'INTERNAL', message: 'Something went wrong' };

function replace(
  method: Method,
  path: string,
  respond: (request: Request) => Response | Promise<Response | undefined>,
): void {
  server.use(http[method](`*/api/${path}`, ({ request }) => respond(request)));
}

/** What the server says of a file that is no part of the API, such as a remote's entry, until the end of the test. */
export function serveFile(path: string, status: number, content?: object): void {
  server.use(
    http.all(`*${path}`, () =>
      content ? HttpResponse.json(content, { status }) : new HttpResponse(null, { status }),
    ),
  );
}
