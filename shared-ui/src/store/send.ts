import { ROLE_HEADER, TRANSACTION_HEADER, type Operation } from '@stockroom/contract';
import { currentLanguage } from '../language/language';
import { translate } from '../texts';
import { apiError, errorOfAnswer, type ApiError } from './api-error';
import { forgetEarlyData, takeEarlyData } from './early-data';

export interface ApiRequest {
  /** Write it as one text, "GET /orders/:id", because the build reads there what a remote calls. */
  operation: Operation;
  /** Fills the parameter of the path, if it has one; several in their order. */
  id?: string | readonly string[];
  /** Query parameters; undefined ones are left out. */
  params?: Record<string, string | number | boolean | undefined>;
  /** FormData and Blob are sent as they are, anything else as JSON. */
  body?: unknown;
  /** Names the submit, so that the server executes repeats of it once. Default for POST: one per call. */
  idempotencyKey?: string;
}

export type Answer = (
  { data: unknown; error?: undefined } | { error: ApiError; data?: undefined }
) & {
  /** Of the headers: the role where the call was made in a session, and the transaction of a write. */
  meta?: { role: string | null; transaction: string | null } | undefined;
};

interface Delivery {
  accessToken: string | null;
  signal?: AbortSignal;
  /** Milliseconds to wait for the whole answer. */
  timeLimit?: number;
  /** The page may be left meanwhile. For calls that change no records. */
  isKeptAlive?: boolean;
}

/** Nobody looks at a spinner for longer. */
const TIME_LIMIT = 30_000;
/** 5 MB over a slow line take a while. */
const UPLOAD_TIME_LIMIT = 120_000;
/** A stored token may be damaged. Without it the server asks for a new one; with it there would be no answer. */
const SENDABLE = /^[\x21-\x7e]{1,4096}$/;

/** Makes one HTTP call. Never rejects: whatever goes wrong is an ApiError. */
export async function send(request: ApiRequest, delivery: Delivery): Promise<Answer> {
  const usualLimit = isSentAsIs(request.body) ? UPLOAD_TIME_LIMIT : TIME_LIMIT;
  const timeLimit = AbortSignal.timeout(delivery.timeLimit ?? usualLimit);
  const signal = delivery.signal ? AbortSignal.any([delivery.signal, timeLimit]) : timeLimit;
  try {
    return await read(await ask(request, { ...delivery, signal }));
  } catch {
    return { error: noAnswer(delivery.signal, timeLimit.aborted) };
  }
}

/** The answer as soon as it begins. @throws when the call fails or is aborted */
export function ask(
  request: ApiRequest,
  { accessToken, signal, isKeptAlive = false }: Omit<Delivery, 'timeLimit'>,
): Promise<Response> {
  const address = addressOf(request);
  const method = methodOf(request);
  const make = () =>
    fetch(address, {
      method,
      headers: headersOf(request, accessToken),
      body: bodyOf(request.body),
      signal,
      keepalive: isKeptAlive,
    });
  if (isKeptAlive) return make();
  if (method !== 'GET') return withoutEarlyData(make);
  const early = takeEarlyData(address, accessToken);
  return early ? unlessAborted(early.catch(make), signal) : make();
}

/** What was asked for before a write is old, and so may be what is asked for while it runs. */
function withoutEarlyData(write: () => Promise<Response>): Promise<Response> {
  forgetEarlyData();
  return write().finally(forgetEarlyData);
}

/** What was asked for early knows nothing of who waits for it. */
function unlessAborted(
  answer: Promise<Response>,
  signal: AbortSignal | undefined,
): Promise<Response> {
  const aborted = new Promise<never>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return Promise.race([answer, aborted]);
}

/** Why a call threw; `signal` is the one by which nobody waits for it any more. */
export function noAnswer(signal: AbortSignal | undefined, isLate = false): ApiError {
  const code = signal?.aborted ? 'ABORTED' : 'UNREACHABLE';
  const message = isLate
    ? translate('The server did not answer in time. Please try again.')
    : translate('The server cannot be reached. Check the connection and try again.');
  return apiError({ status: 0, code, message });
}

/** What an answer says. @throws when its connection breaks */
export async function read(response: Response): Promise<Answer> {
  const { ok, status, headers } = response;
  const meta = { role: headers.get(ROLE_HEADER), transaction: headers.get(TRANSACTION_HEADER) };
  const text = await response.text();
  let body: unknown = null;
  try {
    if (text !== '') body = await parseJson(text);
  } catch {
    return { error: apiError({ status, code: 'UNREADABLE', message: '' }), meta };
  }
  return ok ? { data: body, meta } : { error: errorOfAnswer(status, body), meta };
}

/** "GET" of "GET /orders". */
export function methodOf({ operation }: ApiRequest): string {
  return operation.slice(0, operation.indexOf(' '));
}

function addressOf({ operation, id = '', params = {} }: ApiRequest): string {
  const pattern = operation.slice(operation.indexOf(' ') + 1);
  const ids = [id].flat();
  const path = pattern.replace(/:\w+/g, () => encodeURIComponent(ids.shift() ?? ''));
  const address = new URL(`/api${path}`, window.location.origin);
  for (const [name, value] of Object.entries(params))
    if (value !== undefined) address.searchParams.set(name, String(value));
  return address.href;
}

function headersOf({ body, idempotencyKey }: ApiRequest, accessToken: string | null): Headers {
  const headers = new Headers({
    Accept: 'application/json',
    'Accept-Language': currentLanguage(),
  });
  // A form or a file brings its own content type.
  if (!isSentAsIs(body)) headers.set('Content-Type', 'application/json');
  if (accessToken !== null && SENDABLE.test(accessToken))
    headers.set('Authorization', `Bearer ${accessToken}`);
  if (idempotencyKey !== undefined) headers.set('Idempotency-Key', idempotencyKey);
  return headers;
}

function bodyOf(body: unknown): BodyInit | undefined {
  if (body === undefined) return undefined;
  return isSentAsIs(body) ? body : JSON.stringify(body);
}

function isSentAsIs(body: unknown): body is FormData | Blob {
  return body instanceof FormData || body instanceof Blob;
}

/** A number of 16 characters or more, which a double may not hold exactly. */
const LONG_NUMBER = /(^|[:[,])\s*-?[\d.]{16}/;

/**
 * Parses JSON without losing digits: a number that a double cannot hold becomes a string of its digits, as `Decimal` of
 * the contract allows. The exact parser is six times slower, so it parses only texts that may hold such a number.
 * @throws SyntaxError when the text is not JSON
 */
async function parseJson(text: string): Promise<unknown> {
  if (!LONG_NUMBER.test(text)) return JSON.parse(text);
  const { isSafeNumber, parse } = await import('lossless-json');
  return parse(text, undefined, (digits) => (isSafeNumber(digits) ? Number(digits) : digits));
}
