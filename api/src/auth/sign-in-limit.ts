import { sha256 } from '../cryptography';
import type { ApiDependencies } from '../dependencies';
import { ApiError } from '../errors';

const WINDOW_MS = 60_000;

interface Attempt {
  email: string;
  /** Unknown in a page, where there is nobody to fend off. */
  clientAddress: string | undefined;
}

/** Counts sign-in attempts per account and per address. @throws ApiError 429 that says when to come back */
export async function limitSignIn(
  { store, clock, config }: ApiDependencies,
  { email, clientAddress }: Attempt,
): Promise<void> {
  const { authRate } = config;
  if (authRate === 'off') return;
  const now = clock.now();
  const windowStart = new Date(now.getTime() - WINDOW_MS).toISOString();
  // Hashed, since people also type a password into the wrong field.
  const keys = [`account ${await sha256(email)}`];
  if (clientAddress !== undefined) keys.push(`address ${clientAddress}`);
  const counts = await store.transaction(({ attempts }) =>
    inTurn(keys, (key) => attempts.add(key, windowStart, now.toISOString())),
  );
  const exceeded = counts.filter(({ count }) => count > authRate);
  if (exceeded.length > 0) throw tooMany(exceeded, now);
}

function tooMany(exceeded: { since: string }[], now: Date): ApiError {
  const ends = exceeded.map(({ since }) => Date.parse(since) + WINDOW_MS);
  const seconds = Math.max(1, Math.ceil((Math.max(...ends) - now.getTime()) / 1000));
  const wait = seconds === 1 ? '1 second' : `${seconds} seconds`;
  return new ApiError(
    'RATE_LIMITED',
    `Too many sign-in attempts. Please try again in ${wait}.`,
    {},
    { 'Retry-After': String(seconds) },
  );
}

/** Always in the order account, address: two sign-ins at once must not wait for each other. */
async function inTurn<Result>(
  keys: string[],
  add: (key: string) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const key of keys) results.push(await add(key));
  return results;
}
