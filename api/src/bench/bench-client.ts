import { Agent, request } from 'node:http';
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
  send(method: 'GET' | 'POST', path: string, body?: object): Promise<string> {
    const json = body && JSON.stringify(body);
    const headers = {
      Authorization: `Bearer ${this.token}`,
      ...(json
        ? { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(json) }
        : {}),
    };
    return new Promise((resolve, reject) => {
      const { agent, port } = this;
      const sent = request(
        { agent, port, host: '127.0.0.1', method, path, headers },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () => {
            const text = Buffer.concat(chunks).toString();
            const { statusCode = 0 } = response;
            if (statusCode < 300) resolve(text);
            else reject(new Error(`${method} ${path}: ${statusCode} ${text}`));
          });
        },
      );
      sent.on('error', reject);
      sent.end(json);
    });
  }

  close(): void {
    this.agent.destroy();
  }
}
