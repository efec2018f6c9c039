import { http, HttpResponse } from 'msw';
import { send } from './send';
import {
  openTab,
  read,
  server,
  startRead,
  storeTokens,
  useExpiredSession,
  write,
} from './testing/things';
import { ACCESS_TOKEN_KEY } from './token-storage';

describe('headers', () => {
  it('sends the token, read from local storage once, and a JSON content type', async () => {
    const calls = useExpiredSession();
    storeTokens('fresh');
    const store = openTab();
    localStorage.setItem(ACCESS_TOKEN_KEY, 'changed behind its back');
    await read(store);
    expect(calls.things[0]?.headers.get('authorization')).toBe('Bearer fresh');
    expect(calls.things[0]?.headers.get('content-type')).toBe('application/json');
  });

  it('gives every submit a key, and keeps the key of a form', async () => {
    const calls = useExpiredSession();
    storeTokens('fresh');
    const store = openTab();
    await write(store);
    await write(store, 'mine');
    await read(store);
    const keys = calls.things.map((request) => request.headers.get('idempotency-key'));
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{8}){3}$/), 'mine', null]);
  });
});

describe('answers', () => {
  it.each([
    ['an integer beyond 2^53', '{"total":9007199254740993}', { total: '9007199254740993' }],
    ['a long decimal', '{"a":[ 12345678901234567.89 ]}', { a: ['12345678901234567.89'] }],
    ['a bare number', '-12345678901234567890', '-12345678901234567890'],
    ['money', '{"price":54990.5,"count":3}', { price: 54990.5, count: 3 }],
    ['a long safe number', '{"n":1000000000000000,"s":"1"}', { n: 1000000000000000, s: '1' }],
    [
      'digits in a text',
      '{"notes":"no: 1234567890123456789"}',
      { notes: 'no: 1234567890123456789' },
    ],
    ['nothing', '', null],
  ])('keep every digit of %s', async (_case, body, value) => {
    server.use(http.get('*/api/categories', () => new HttpResponse(body)));
    await expect(read(openTab())).resolves.toEqual(value);
  });

  it.each([
    [
      'a refusal',
      () =>
        HttpResponse.json(
          { code: 'DUPLICATE', message: 'SKU is taken', fieldErrors: { sku: 'SKU is taken' } },
          { status: 409 },
        ),
      {
        status: 409,
        code: 'DUPLICATE',
        message: 'SKU is taken',
        fieldErrors: { sku: 'SKU is taken' },
        lines: [],
      },
    ],
    [
      'a page of a proxy',
      () => new HttpResponse('<html>Bad gateway</html>', { status: 502 }),
      { status: 502, code: 'UNREADABLE', message: '', fieldErrors: {}, lines: [] },
    ],
    [
      'no connection',
      () => HttpResponse.error(),
      { status: 0, code: 'UNREACHABLE', message: expect.stringContaining('cannot be reached') },
    ],
  ])('become one typed error: %s', async (_case, answer, error) => {
    server.use(http.get('*/api/categories', answer));
    await expect(read(openTab())).rejects.toMatchObject(error);
  });

  it.each([
    ['sends JSON', { name: 'thing' }, 30_000],
    ['sends a file', new Blob(['GIF89a']), 120_000],
  ])('have a time limit for a call that %s', async (_kind, body, limit) => {
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    server.use(http.post('*/api/categories', () => new Promise(() => {})));
    const { error } = await send({ operation: 'POST /categories', body }, { accessToken: null });
    expect(error).toMatchObject({ code: 'UNREACHABLE', message: expect.stringMatching(/in time/) });
    expect(timeout.mock.calls).toEqual([[limit]]);
    timeout.mockRestore();
  });

  it('no longer count after an abort', async () => {
    server.use(http.get('*/api/categories', () => new Promise(() => {})));
    const call = startRead(openTab());
    call.abort();
    await expect(call.unwrap()).rejects.toMatchObject({ name: 'AbortError' });
  });
});
