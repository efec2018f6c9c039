import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { signUp } from '../../support/account.mjs';

/** A person whose product does not answer tries again for a while. */
const GIVE_UP_MS = 120_000;
const AGAIN_MS = 150;
const ANSWER_WITHIN_MS = 40_000;

export interface Answered {
  status: number;
  body: Record<string, unknown>;
}

/** Counts the answers of all clients that share it. */
export class Tally {
  readonly times: number[] = [];
  readonly statuses = new Map<number | 'no answer', number>();
  repeated = 0;

  count(status: number | 'no answer'): void {
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
  }

  /** Milliseconds within which this share of the requests was answered. */
  within(share: number): number {
    const sorted = this.times.toSorted((one, other) => one - other);
    return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  }
}

/** Repeats each request until it gets an answer, with one Idempotency-Key: it must happen exactly once. */
export class PersistentClient {
  private constructor(
    private readonly origin: string,
    private readonly token: string,
    private readonly tally: Tally,
  ) {}

  static async signUp(origin: string, tally: Tally): Promise<PersistentClient> {
    const { accessToken } = await signUp(origin);
    return new PersistentClient(origin, accessToken, tally);
  }

  async send(method: string, path: string, body?: unknown): Promise<Answered> {
    const key = randomUUID();
    const deadline = Date.now() + GIVE_UP_MS;
    for (;;) {
      const answer = await this.try(method, path, key, body);
      if (answer !== null && answer.status < 500) return answer;
      if (Date.now() > deadline)
        throw new Error(`${method} ${path} was not answered for 2 minutes`);
      this.tally.repeated += 1;
      await delay(AGAIN_MS);
    }
  }

  /** What others change, as text in pieces of any size, until `signal`. @throws when there is no answer */
  async *events(signal: AbortSignal): AsyncGenerator<string> {
    const headers = { authorization: `Bearer ${this.token}` };
    try {
      const { status, body } = await fetch(`${this.origin}/api/events`, { headers, signal });
      this.tally.count(status);
      const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
      for (;;) {
        const piece = await reader?.read();
        if (!piece || piece.done) return;
        yield piece.value;
      }
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }

  /** @returns null without an answer: the write may have happened */
  private async try(
    method: string,
    path: string,
    key: string,
    body: unknown,
  ): Promise<Answered | null> {
    const started = performance.now();
    try {
      const response = await fetch(this.origin + path, {
        method,
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${this.token}`,
          ...(method === 'GET' ? {} : { 'idempotency-key': key }),
        },
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      this.tally.times.push(performance.now() - started);
      this.tally.count(response.status);
      const isJson = response.headers.get('content-type')?.startsWith('application/json');
      return { status: response.status, body: isJson ? JSON.parse(text) : {} };
    } catch {
      this.tally.count('no answer');
      return null;
    }
  }
}
