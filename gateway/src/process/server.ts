import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { GatewayBindings } from '../app';
import { SettingsError } from '../environment';
import { errorCode } from '../error-code';

type Handler = (request: Request, client: GatewayBindings) => Response | Promise<Response>;

/** Requests that are still running get this long when the process stops. */
const LAST_REQUESTS_MS = 10_000;

/** Who sends slower than this does not mean to be answered; an image of 5 MB has two minutes. */
const PATIENCE = {
  headersTimeout: 15_000,
  requestTimeout: 120_000,
  connectionsCheckingInterval: 5_000,
};

/** A server that listens before what it serves is ready: a wrong port is told before any work is done. */
export class GatewayServer {
  private handler: Handler = () =>
    new Response('Starting', { status: 503, headers: { 'Retry-After': '1' } });

  private readonly server = createServer(
    PATIENCE,
    getRequestListener((request, { incoming }) =>
      this.handler(request, { clientAddress: incoming.socket.remoteAddress }),
    ),
  );

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

  /** Takes no new connection and waits for the running requests. */
  async close(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.server.close(() => resolve()));
    this.server.closeIdleConnections();
    const late = setTimeout(() => this.server.closeAllConnections(), LAST_REQUESTS_MS);
    await closed;
    clearTimeout(late);
  }
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
