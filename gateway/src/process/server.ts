import { createServer, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import type { GatewayBindings } from '../app';
import { errorCode, SettingsError } from '../errors';

type Handler = (request: Request, client: GatewayBindings) => Response | Promise<Response>;

/** Requests that are still running get this long when the process stops. */
const LAST_REQUESTS_MS = 10_000;

/** A client that does not know yet that the process stops may still send a request over a kept connection. */
const KEPT_CONNECTIONS_MS = 100;

/** Slower clients get no answer; an image of 5 MB has two minutes. */
const TIMEOUTS = {
  headersTimeout: 15_000,
  requestTimeout: 120_000,
  connectionsCheckingInterval: 5_000,
};

/**
 * How many bytes of a body may wait, in how many chunks. A body in chunks of one byte each fills the queue, and Node takes
 * far longer to empty one of 16,384, its default, than four of these.
 */
const QUEUE = { highWaterMark: 4096 };

/** A server that listens before its handler is ready, so that a wrong port fails before any work. */
export class GatewayServer {
  private handler: Handler = () =>
    new Response('Starting', { status: 503, headers: { 'Retry-After': '1' } });

  /** Open connections, each with its unfinished answer. */
  private readonly connections = new Map<Socket, ServerResponse | null>();
  /** Ends the answers that would go on for ever. */
  onStop: () => void = () => {};
  /** From the call of `close` on. */
  isStopping = false;

  private readonly answer = getRequestListener((request, { incoming }) =>
    isWebUrl(request.url)
      ? this.handler(request, { clientAddress: incoming.socket.remoteAddress })
      : new Response('Bad request', { status: 400 }),
  );

  private readonly server = createServer({ ...TIMEOUTS, ...QUEUE }, (incoming, outgoing) => {
    const { socket } = incoming;
    this.connections.set(socket, outgoing);
    if (this.isStopping) outgoing.setHeader('Connection', 'close');
    outgoing.once('close', () => this.release(socket, outgoing));
    void this.answer(incoming, outgoing);
  }).on('connection', (socket) => {
    this.connections.set(socket, null);
    socket.once('close', () => this.connections.delete(socket));
  });

  /**
   * @returns the port that it listens on
   * @throws SettingsError when the address can't be had
   */
  listen(port: number, host: string): Promise<number> {
    return new Promise((resolve, reject) => {
      this.server.once('error', (error) => reject(explain(error, port, host)));
      this.server.listen(port, host, () => {
        const address = this.server.address();
        resolve(address !== null && typeof address === 'object' ? address.port : port);
      });
    });
  }

  serve(handler: Handler): void {
    this.handler = handler;
  }

  /** Answers the open requests, and closes every connection as soon as it has none. */
  async close(): Promise<void> {
    this.isStopping = true;
    this.onStop();
    for (const answer of this.connections.values())
      if (answer && !answer.headersSent) answer.setHeader('Connection', 'close');
    if (this.connections.size > 0) await delay(KEPT_CONNECTIONS_MS);
    // Requests that have arrived by now are read first.
    await nextTurn();
    const closed = new Promise<void>((resolve) => this.server.close(() => resolve()));
    for (const [socket, answer] of this.connections) if (answer === null) socket.destroy();
    const late = setTimeout(() => this.server.closeAllConnections(), LAST_REQUESTS_MS);
    await closed;
    clearTimeout(late);
  }

  private release(socket: Socket, answered: ServerResponse): void {
    if (this.connections.get(socket) !== answered) return;
    this.connections.set(socket, null);
    if (this.isStopping) socket.destroySoon();
  }
}

/** A client can name any host, and a user too: no Request can be made of that. */
function isWebUrl(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url !== undefined && url.username === '' && url.password === '';
}

function explain(error: Error, port: number, host: string): Error {
  const code = errorCode(error);
  if (code === 'EADDRINUSE')
    return new SettingsError(`Port ${port} on ${host} is in use: set PORT to another one`);
  if (code === 'EACCES')
    return new SettingsError(`Port ${port} may not be used by this user: set PORT above 1023`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new SettingsError(`HOST ${host} is not an address of this machine`);
  return error;
}
