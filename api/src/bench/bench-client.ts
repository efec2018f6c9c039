import { request, type IncomingMessage } from 'node:http';
import type { Tokens } from '@stockroom/contract';
import { BenchConnection, bodyOf, statusOf } from './bench-connection';

/**
 * Asks with as little work as possible on this side, which shares the processors with what is measured: an answer
 * is taken in whole, and made a text only for who wants to read it. Node's own client takes as long for a request
 * as the API does for a short one.
 */
export class BenchClient {
  private readonly idle: BenchConnection[] = [];
  token = '';

  constructor(private readonly port: number) {}

  async signIn(): Promise<void> {
    const user = { email: `bench-${Date.now()}@example.com`, password: 'benchmark' };
    await this.send('POST', '/api/auth/register', user);
    const { accessToken }: Tokens = JSON.parse(
      bodyOf(await this.send('POST', '/api/auth/login', user)),
    );
    this.token = accessToken;
  }

  async get<Answer>(path: string): Promise<Answer> {
    return JSON.parse(bodyOf(await this.send('GET', path))) as Answer;
  }

  /** @throws Error for an answer that is not 2xx */
  async send(method: 'GET' | 'POST', path: string, body?: object): Promise<Buffer> {
    const connection = this.idle.pop() ?? new BenchConnection(this.port);
    const answer = await connection.ask(this.write(method, path, body));
    this.idle.push(connection);
    const status = statusOf(answer);
    if (status < 300) return answer;
    throw new Error(`${method} ${path}: ${status} ${bodyOf(answer)}`);
  }

  /** @returns how many bytes came, which are not kept */
  async download(path: string): Promise<number> {
    let bytes = 0;
    for await (const chunk of await this.open(path)) bytes += (chunk as Buffer).length;
    return bytes;
  }

  private write(method: string, path: string, body?: object): string {
    const head = `${method} ${path} HTTP/1.1\r\nHost: 127.0.0.1:${this.port}\r\nAuthorization: Bearer ${this.token}\r\n`;
    if (!body) return `${head}\r\n`;
    const json = JSON.stringify(body);
    const length = Buffer.byteLength(json);
    return `${head}Content-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${json}`;
  }

  private open(path: string): Promise<IncomingMessage> {
    const headers = { Authorization: `Bearer ${this.token}` };
    return new Promise((resolve, reject) => {
      const sent = request({ port: this.port, host: '127.0.0.1', path, headers }, resolve);
      sent.on('error', reject);
      sent.end();
    });
  }

  close(): void {
    for (const connection of this.idle) connection.close();
  }
}
