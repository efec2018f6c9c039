import { connect } from 'node:net';

const HEAD_END = '\r\n\r\n';

/** One HTTP/1.1 connection that stays open. It knows only answers of a known length, which is all that JSON needs. */
export class BenchConnection {
  private readonly socket;
  private chunks: Buffer[] = [];
  private received = 0;
  /** Bytes of the whole answer, once its head has come. */
  private expected = Infinity;
  private settle: Waiting | null = null;

  constructor(port: number) {
    this.socket = connect({ port, host: '127.0.0.1', noDelay: true });
    this.socket.on('data', (chunk) => this.take(chunk));
    this.socket.on('error', (error) => this.settle?.reject(error));
    this.socket.on('close', () => this.settle?.reject(new Error('The connection was closed')));
  }

  /** Sends the request, which the caller has written out, and gives the answer as it came, head and body. */
  ask(request: string): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      this.settle = { resolve, reject };
      this.socket.write(request, (error) => error && reject(error));
    });
  }

  close(): void {
    this.socket.destroy();
  }

  private take(chunk: Buffer): void {
    this.chunks.push(chunk);
    this.received += chunk.length;
    if (this.expected === Infinity) this.expected = lengthOf(Buffer.concat(this.chunks));
    if (this.received < this.expected) return;
    const answer = Buffer.concat(this.chunks);
    this.chunks = [];
    this.received = 0;
    this.expected = Infinity;
    this.settle?.resolve(answer);
  }
}

interface Waiting {
  resolve(answer: Buffer): void;
  reject(error: Error): void;
}

function lengthOf(answer: Buffer): number {
  const end = answer.indexOf(HEAD_END);
  if (end < 0) return Infinity;
  const [, length] = /\ncontent-length: (\d+)/i.exec(answer.toString('latin1', 0, end)) ?? [];
  if (length === undefined) throw new Error('An answer without Content-Length');
  return end + HEAD_END.length + Number(length);
}

export function statusOf(answer: Buffer): number {
  return Number(answer.toString('latin1', 'HTTP/1.1 '.length, 'HTTP/1.1 200'.length));
}

export function bodyOf(answer: Buffer): string {
  return answer.toString('utf8', answer.indexOf(HEAD_END) + HEAD_END.length);
}
