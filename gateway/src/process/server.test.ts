import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { GatewayServer } from './server';

const servers: GatewayServer[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())));

/** A server that answers /slow only after `answer`. */
async function startServer() {
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((settle) => (answer = settle));
  const server = new GatewayServer();
  servers.push(server);
  server.serve(async (request) => {
    if (request.url.endsWith('/slow')) await answered;
    return new Response('done');
  });
  return { server, port: await server.listen(0, '127.0.0.1'), answer };
}

async function open(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  return socket.setEncoding('utf8');
}

function ask(socket: Socket, path: string) {
  socket.write(`GET ${path} HTTP/1.1\r\nHost: stock.example\r\n\r\n`);
}

async function closed(socket: Socket): Promise<string> {
  let text = '';
  socket.on('data', (chunk) => (text += chunk));
  await once(socket, 'close');
  return text;
}

test('a stop finishes what runs and closes every other connection', async () => {
  const { server, port, answer } = await startServer();
  const silent = await open(port);
  const unfinished = await open(port);
  unfinished.write('GET / HTTP/1.1\r\nHost: stock.exa');
  const running = await open(port);
  ask(running, '/slow');
  // The server reads what came in before this first.
  const idle = await open(port);
  ask(idle, '/');
  await once(idle, 'data');

  const stopped = server.close();
  await Promise.all([silent, unfinished, idle].map(closed));
  const text = closed(running);
  answer();
  expect(await text).toMatch(/^HTTP\/1.1 200 OK\r\n[^]*connection: close\r\n[^]*done/i);
  await stopped;
});

test('a stop answers the request that a client has just sent over a kept connection', async () => {
  const { server, port } = await startServer();
  const kept = await open(port);
  ask(kept, '/');
  await once(kept, 'data');
  const stopped = server.close();
  const text = closed(kept);
  ask(kept, '/');
  expect(await text).toMatch(/^HTTP\/1.1 200 OK\r\n[^]*connection: close\r\n[^]*done/i);
  await stopped;
});

test.each([
  ['names a user in its target', 'http://user@stock.example/api/health', 'stock.example'],
  ['names a password in its target', 'http://user:word@stock.example/', 'stock.example'],
  ['names a host that cannot be', '/', 'xn--'],
  ['names an address that cannot be', '/', '256.0.0.1'],
])('refuses a request that %s', async (_what, target, host) => {
  const { port } = await startServer();
  const socket = await open(port);
  const text = closed(socket);
  socket.write(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  expect(await text).toMatch(/^HTTP\/1.1 400 Bad Request\r\n/);
});
