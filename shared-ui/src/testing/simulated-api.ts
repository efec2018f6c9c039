import './fill-jsdom';
import { createInMemoryApi, type InMemoryApi } from '@stockroom/api/in-memory';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

let current: InMemoryApi | null = null;
/** Made once for all tests of a file: the sample data takes longer than most tests. */
let sampleShop: InMemoryApi['store'] | null = null;

/** A test only imports this file: no call leaves the test, and no fault outlives it. */
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

/** Answers the calls of this test with the product's own API, in memory and signed in. */
export async function startSimulatedApi(
  options: Parameters<typeof createInMemoryApi>[0] = {},
): Promise<InMemoryApi> {
  const config = { authRate: 'off', ...options.config } as const;
  const store = options.seed === 'none' ? undefined : await copySampleShop();
  const clock = tickingClock();
  current = await createInMemoryApi({ signedIn: true, store, clock, ...options, config });
  return current;
}

async function copySampleShop(): Promise<InMemoryApi['store']> {
  sampleShop ??= (await createInMemoryApi({ clock: tickingClock() })).store;
  return sampleShop.copy();
}

/** Never gives the same time twice, however fast a test is. */
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

  /** The API handles the call, but its answer is lost. */
  loseAnswer(method: Method, path: string): void {
    replace(method, path, async (request) => {
      await answer(request);
      return HttpResponse.error();
    });
  },

  /** Holds the call back until the test calls the returned function. */
  hold(method: Method, path: string): () => void {
    let release = (): void => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    // A handler without an answer passes the call on.
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

/** Answers for a file outside of the API, such as a remote's entry, until the end of the test. */
export function serveFile(path: string, status: number, content?: object): void {
  server.use(
    http.all(`*${path}`, () =>
      content ? HttpResponse.json(content, { status }) : new HttpResponse(null, { status }),
    ),
  );
}
