import { msg, type Text } from '@stockroom/contract';
import { sha256 } from '../cryptography';
import type { ApiDependencies } from '../dependencies';
import { ApiError } from '../errors';
import { spanAround } from '../store/time-span';

const WINDOW_MS = 60_000;

/** Undefined in a browser, where only one person uses the API and needs no limit. */
type ClientAddress = string | undefined;

/** Counts sign-in attempts per account and per address. @throws ApiError 429 with the time to wait */
export async function limitSignIn(
  dependencies: ApiDependencies,
  email: string,
  clientAddress: ClientAddress,
): Promise<void> {
  // Hashed, because people sometimes type a password into this field.
  const keys = [`account ${await sha256(email)}`];
  if (clientAddress !== undefined) keys.push(`address ${clientAddress}`);
  await limit(dependencies, keys, (wait) => msg('Too many sign-in attempts. {wait}', { wait }));
}

type Refusal = (wait: Text) => Text;

const REFUSALS = {
  registration: (wait: Text) => msg('Too many registrations. {wait}', { wait }),
  link: (wait: Text) => msg('Too many attempts. {wait}', { wait }),
};

/** Counts registrations, or tries of links, per address. @throws ApiError 429 with the time to wait */
export async function limitByAddress(
  dependencies: ApiDependencies,
  what: keyof typeof REFUSALS,
  clientAddress: ClientAddress,
): Promise<void> {
  if (clientAddress === undefined) return;
  await limit(dependencies, [`${what} ${clientAddress}`], REFUSALS[what]);
}

async function limit(
  { store, clock, config: { authRate } }: ApiDependencies,
  keys: string[],
  refusal: Refusal,
): Promise<void> {
  if (authRate === 'off') return;
  const now = clock.now();
  const current = spanAround(now.getTime(), WINDOW_MS);
  const counts = await store.transaction(async ({ attempts }) => {
    const added = [];
    // In the order account, address: two sign-ins at once must not wait for each other.
    for (const key of keys) added.push(await attempts.add(key, current, now.toISOString()));
    return added;
  });
  const exceeded = counts.filter(({ count }) => count > authRate);
  if (exceeded.length > 0) throw tooMany(refusal, exceeded, now);
}

function tooMany(refusal: Refusal, exceeded: { since: string }[], now: Date): ApiError {
  const ends = exceeded.map(({ since }) => Date.parse(since) + WINDOW_MS);
  const seconds = Math.max(1, Math.ceil((Math.max(...ends) - now.getTime()) / 1000));
  const wait = msg.plural(
    seconds,
    'Please try again in {count} second.',
    'Please try again in {count} seconds.',
  );
  return new ApiError('RATE_LIMITED', refusal(wait), {}, { 'Retry-After': String(seconds) });
}
