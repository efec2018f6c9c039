import { createServer, type IncomingMessage, type Server } from 'node:http';
import { contractOf, proxyTo } from './api-proxy';

let server: Server;
let health = '';
let received: { url: string | undefined; headers: IncomingMessage['headers']; body: string };

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const chunks = await request.toArray();
    const body = Buffer.concat(chunks).toString();
    received = { url: request.url, headers: request.headers, body };
    if (request.url === '/api/health') {
      response.end(health);
      return;
    }
    if (request.url === '/api/slow') {
      response.write('first,');
      setTimeout(() => response.end('second'), 20);
      return;
    }
    response.writeHead(409, { 'Content-Type': 'application/json', 'X-Request-Id': 'r1' });
    response.end('{"code":"VERSION_CONFLICT"}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());

function apiUrl(): URL {
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  return new URL(`http://127.0.0.1:${port}`);
}

function call(path: string, init?: RequestInit): Promise<Response> {
  const proxy = proxyTo(apiUrl());
  return proxy(new Request(`http://stock.example${path}`, init), { clientAddress: '10.0.0.7' });
}

test('passes method, path, query, headers and body on, and the answer back', async () => {
  const answer = await call('/api/products?search=a%26b', {
    method: 'POST',
    headers: { Authorization: 'Bearer t', 'Idempotency-Key': 'k' },
    body: '{"name":"ёлочки"}',
  });
  expect(received.url).toBe('/api/products?search=a%26b');
  expect(received.headers).toMatchObject({ authorization: 'Bearer t', 'idempotency-key': 'k' });
  expect(received.body).toBe('{"name":"ёлочки"}');
  expect(answer.status).toBe(409);
  expect(answer.headers.get('x-request-id')).toBe('r1');
  expect(await answer.json()).toEqual({ code: 'VERSION_CONFLICT' });
});

test('tells the address that it sees, whatever the client claims', async () => {
  await call('/api/products', {
    headers: { 'X-Forwarded-For': '1.2.3.4', Forwarded: 'for=1.2.3.4', 'X-Real-IP': '1.2.3.4' },
  });
  expect(received.headers['x-forwarded-for']).toBe('10.0.0.7');
  expect(JSON.stringify(received.headers)).not.toContain('1.2.3.4');
});

test('streams the answer', async () => {
  expect(await (await call('/api/slow')).text()).toBe('first,second');
});

test('an API that is not there is a 503 in the form of all errors', async () => {
  const proxy = proxyTo(new URL('http://127.0.0.1:1'));
  const answer = await proxy(new Request('http://stock.example/api/products'), {
    clientAddress: undefined,
  });
  expect(answer.status).toBe(503);
  expect(answer.headers.get('Retry-After')).toBe('2');
  expect(await answer.json()).toMatchObject({ code: 'UNAVAILABLE' });
});

test.each([
  ['{"versions":{"contract":"1.2.0"}}', '1.2.0'],
  ['{"versions":{"stockroom":"0.1.0"}}', undefined],
  ['Starting', undefined],
])('an API that says %s answers by contract %s', async (answer, contract) => {
  health = answer;
  expect(await contractOf(apiUrl())).toBe(contract);
});
