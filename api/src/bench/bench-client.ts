import { Agent, request, type IncomingMessage } from 'node:http';
import type { Tokens } from '@stockroom/contract';

const MANY = 64;

/** HTTP/1.1 over connections that stay open, with as little work as possible on this side. */
export class BenchClient {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: MANY });
  token = '';

  constructor(private readonly port: number) {}

  async signIn(): Promise<void> {
    const user = { email: `bench-${Date.now()}@example.com`, password: 'benchmark' };
    await this.send('POST', '/api/auth/register', user);
    const { accessToken }: Tokens = JSON.parse(await this.send('POST', '/api/auth/login', user));
    this.token = accessToken;
  }

  async get<Answer>(path: string): Promise<Answer> {
    return JSON.parse(await this.send('GET', path)) as Answer;
  }

  /** @throws Error for an answer that is not 2xx */
  async send(method: 'GET' | 'POST', path: string, body?: object): Promise<string> {
    const response = await this.open(method, path, body);
    const text = await textOf(response);
    const { statusCode = 0 } = response;
    if (statusCode < 300) return text;
    throw new Error(`${method} ${path}: ${statusCode} ${text}`);
  }

  /** @returns how many bytes came, which are not kept */
  async download(path: string): Promise<number> {
    let bytes = 0;
    for await (const chunk of await this.open('GET', path)) bytes += (chunk as Buffer).length;
    return bytes;
  }

  private open(method: string, path: string, body?: object): Promise<IncomingMessage> {
    const json = body && JSON.stringify(body);
    const headers = {
      Authorization: `Bearer ${this.token}`,
      ...(json
        ? { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(json) }
        : {}),
    };
    return new Promise((resolve, reject) => {
      const { agent, port } = this;
      const sent = request({ agent, port, host: '127.0.0.1', method, path, headers }, resolve);
      sent.on('error', reject);
      sent.end(json);
    });
  }

  close(): void {
    this.agent.destroy();
  }
}

/** By events, which take less of the machine that is measured than iterating would. */
function textOf(response: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    response.on('data', (chunk: Buffer) => chunks.push(chunk));
    response.on('end', () => resolve(Buffer.concat(chunks).toString()));
    response.on('error', reject);
  });
}
