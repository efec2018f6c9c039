import { createInMemoryApi } from '../in-memory-api';

const MEGABYTE = new Uint8Array(1024 * 1024);

/** A body that comes in by the megabyte; `sent` counts these and its end. */
function slowBody(megabytes: number, end: 'complete' | 'gone' = 'complete') {
  const state = { sent: 0 };
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (state.sent < megabytes) controller.enqueue(MEGABYTE);
      else if (end === 'gone') controller.error(new Error('aborted'));
      else controller.close();
      state.sent += 1;
    },
  });
  return { state, stream };
}

async function post(path: string, type: string, body: BodyInit, length?: number) {
  const { app, tokens } = await createInMemoryApi({ seed: 'none', signedIn: true });
  const init = {
    method: 'POST',
    body,
    headers: {
      Authorization: `Bearer ${tokens?.accessToken}`,
      'Content-Type': type,
      ...(length !== undefined && { 'Content-Length': String(length) }),
    },
    // A body that is streamed needs it; not in TypeScript's DOM types.
    duplex: 'half',
  };
  return app.request(path, init);
}

const CASES = [
  { what: 'JSON', path: '/api/categories', type: 'application/json', refusal: 413 },
  { what: 'an image', path: '/api/images', type: 'image/png', refusal: 422 },
  { what: 'a form', path: '/api/images', type: 'multipart/form-data; boundary=x', refusal: 422 },
].flatMap((upload) => [
  { ...upload, how: 'of a known length', megabytes: 8 },
  { ...upload, how: 'in chunks', megabytes: undefined },
]);

test.each(CASES)(
  'refuses $what $how that is too large, after reading all of it',
  async ({ path, type, refusal, megabytes }) => {
    const { state, stream } = slowBody(8);
    const answer = await post(path, type, stream, megabytes && megabytes * MEGABYTE.length);
    expect(answer.status).toBe(refusal);
    expect(state.sent).toBe(9);
  },
);

test('refuses a body that does not end after 50 MB', async () => {
  const { state, stream } = slowBody(Infinity);
  expect((await post('/api/images', 'image/png', stream)).status).toBe(422);
  expect(state.sent).toBeLessThan(55);
});

test.each(CASES)(
  'answers 400 to a client that goes away while it sends $what $how',
  async ({ path, type, megabytes }) => {
    const { stream } = slowBody(0, 'gone');
    expect((await post(path, type, stream, megabytes && 1000)).status).toBe(400);
  },
);

test('accepts a body in chunks', async () => {
  const pieces = ['{"name": "Гво', 'зди"}'].map((piece) => new TextEncoder().encode(piece));
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      pieces.forEach((piece) => controller.enqueue(piece));
      controller.close();
    },
  });
  const answer = await post('/api/categories', 'application/json', stream);
  expect(await answer.json()).toMatchObject({ categories: expect.arrayContaining(['Гвозди']) });
});
