import type { ErrorBody, Tokens } from '@stockroom/contract';
import { createApp, type Api } from '../../src/app';
import { inMemoryPasswords } from '../../src/auth/in-memory-passwords';
import { createTestClock } from '../conformance/test-clock';
import { createOpenApiDocument } from '../../src/openapi/document';
import { ROUTES } from '../../src/routes';
import { DEMO_CREDENTIALS, seedDemoData } from '../../src/sample-data/demo-data';
import { createRandom, pick } from '../../src/sample-data/random';
import type { Store } from '../../src/store/store';
import { describedOperations } from './described-operations';
import { KnownRecords } from './known-records';
import {
  kindOf,
  RequestMaker,
  type DescribedOperation,
  type GeneratedRequest,
} from './make-request';

export interface FuzzOptions {
  seed: number;
  requests: number;
  onProgress?(line: string): void;
}

export interface FuzzResult {
  /** How many answers had each status. */
  statuses: Map<number, number>;
  slowestMs: number;
}

/** The limit of a single request, on a busy machine. */
const LIMIT_MS = 10_000;
/** Statuses that the document leaves out, because every path has them. */
const ANYWHERE = [304, 404, 413];
const PROGRESS_EVERY = 5000;
/** Access tokens end after 15 minutes of this clock. */
const SIGN_IN_EVERY = 500;

/**
 * Sends requests to the API over a store, generated from its own description. The same seed makes the same
 * requests, so that the first `n` of a run are a run of `n`.
 * @throws Error for the first wrong answer: 5xx, undescribed, late, or logged as a problem
 */
export async function fuzzApi(store: Store, options: FuzzOptions): Promise<FuzzResult> {
  const random = createRandom(options.seed);
  const known = new KnownRecords();
  const maker = new RequestMaker(random, known);
  const { app, clock, complaints } = await openShop(store);
  const operations = describedOperations(createOpenApiDocument(ROUTES, '1.0.0'));
  const result: FuzzResult = { statuses: new Map(), slowestMs: 0 };
  let token = '';
  for (let index = 0; index < options.requests; index += 1) {
    clock.advance({ seconds: 1 });
    if (index % SIGN_IN_EVERY === 0) token = await signIn(app);
    const operation = pick(random, operations);
    const request = maker.make(operation);
    const started = performance.now();
    const answer = await send(app, request, token);
    const ms = performance.now() - started;
    const problem = findProblem(operation, request, answer) ?? complaints[0] ?? late(ms);
    if (problem) throw new Error(describe(problem, index, options.seed, request, answer));
    // The request may have ended the session.
    if (answer.status === 401) token = await signIn(app);
    known.learn(answer.body, kindOf(operation));
    result.statuses.set(answer.status, (result.statuses.get(answer.status) ?? 0) + 1);
    result.slowestMs = Math.max(result.slowestMs, ms);
    if ((index + 1) % PROGRESS_EVERY === 0)
      options.onProgress?.(`${index + 1} of ${options.requests} requests`);
  }
  return result;
}

async function openShop(store: Store) {
  const clock = createTestClock();
  const complaints: string[] = [];
  const complain = (fields: object, message: string) =>
    void complaints.push(`logged "${message}": ${String(Reflect.get(fields, 'err') ?? '')}`);
  const log = { info: () => {}, warn: complain, error: complain };
  const passwords = inMemoryPasswords;
  const config = { registration: 'open', authRate: 'off' } as const;
  await seedDemoData({ store, clock, passwords });
  return { app: createApp({ store, clock, passwords, log, config }), clock, complaints };
}

async function signIn(app: Api): Promise<string> {
  const answer = await app.request('/api/auth/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(DEMO_CREDENTIALS),
  });
  return ((await answer.json()) as Tokens).accessToken;
}

interface Answer {
  status: number;
  type: string;
  body: unknown;
}

async function send(
  app: Api,
  { method, url, headers, body }: GeneratedRequest,
  token: string,
): Promise<Answer> {
  const request = new Request(url, {
    method,
    headers: { Authorization: `Bearer ${token}`, ...latin1(headers) },
    ...(body === undefined ? {} : { body }),
  });
  const response = await app.fetch(request, { clientAddress: '10.0.0.1' });
  const type = response.headers.get('Content-Type') ?? '';
  const text = await response.text();
  const isJson = type.startsWith('application/json') && method !== 'HEAD';
  return { status: response.status, type, body: isJson ? JSON.parse(text) : null };
}

/** A header with other characters can be sent by no client. */
function latin1(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, value.replace(/[^\x20-\xff]/g, '?')]),
  );
}

function findProblem(
  { method, statuses }: DescribedOperation,
  request: GeneratedRequest,
  answer: Answer,
): string | null {
  if (answer.status >= 500) return `status ${answer.status}`;
  if (request.method !== method) return null;
  if (![...statuses, ...ANYWHERE].includes(answer.status))
    return `status ${answer.status}, which is not described`;
  const isError = answer.status >= 400;
  const { code, message } = (answer.body ?? {}) as Partial<ErrorBody>;
  return isError && !(code && message) ? 'a refusal that says nothing' : null;
}

function late(ms: number): string | null {
  return ms > LIMIT_MS ? `took ${Math.round(ms)} ms` : null;
}

function describe(
  problem: string,
  index: number,
  seed: number,
  request: GeneratedRequest,
  answer: Answer,
): string {
  const sent = JSON.stringify({ ...request, body: String(request.body ?? '').slice(0, 2000) });
  const got = JSON.stringify(answer.body)?.slice(0, 500);
  return `Request ${index} of seed ${seed}: ${problem}\n${sent}\n${answer.status} ${got}`;
}
