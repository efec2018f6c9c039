import { msg, TRANSACTION_HEADER, type Role } from '@stockroom/contract';
import { sha256 } from '../cryptography';
import type { ApiDependencies } from '../dependencies';
import { ApiError } from '../errors';
import type { StoredAnswer } from '../store/accounts';
import type { Repositories } from '../store/store';
import type { Work } from '../unit-of-work';
import type { JsonSchema } from '../openapi/json-schema';
import type { ApiContext } from './environment';
import { seesEverything, visibleTo } from './visible';

interface WriteRequest {
  status: 200 | 201;
  /** The content of the request, without parts that differ between two tries, such as a multipart boundary. */
  input: unknown;
  answer: JsonSchema;
}

export type Write = ReturnType<typeof createWrite>;

/**
 * Answers a write of a signed-in user: one transaction, and with an Idempotency-Key only once. The transaction of
 * the write itself claims the key and keeps the answer, so a refused request leaves the key free.
 */
export function createWrite({ store, clock }: Pick<ApiDependencies, 'store' | 'clock'>) {
  return async (
    c: ApiContext,
    { status, input, answer: schema }: WriteRequest,
    run: (work: Work) => Promise<object>,
  ): Promise<Response> => {
    const key = idempotencyKey(c);
    const fingerprint = key && (await sha256(JSON.stringify([c.req.method, c.req.path, input])));
    const answer = await store.transaction(async (repositories): Promise<StoredAnswer> => {
      const work = { repositories, actor: c.get('user'), now: clock.now().toISOString() };
      const once = async () => ({ status, body: JSON.stringify(await run(work)) });
      await signAnswer(c, repositories);
      return key && fingerprint ? runOnce(work, key, fingerprint, once) : once();
    });
    return c.body(
      visibleBody(c.get('user').role, schema, answer.body),
      answer.status === 201 ? 201 : 200,
      {
        'Content-Type': 'application/json',
      },
    );
  };
}

/** Names the transaction in the answer: the page of its author announces no events of it. */
export async function signAnswer(
  c: ApiContext,
  repositories: Pick<Repositories, 'signTransaction'>,
): Promise<void> {
  c.header(TRANSACTION_HEADER, await repositories.signTransaction(c.get('user').name));
}

/** A kept answer may be older than the role. */
function visibleBody(role: Role, schema: JsonSchema, body: string): string {
  if (seesEverything(role)) return body;
  return JSON.stringify(visibleTo(role, schema, JSON.parse(body)));
}

async function runOnce(
  { repositories, actor, now }: Work,
  key: string,
  fingerprint: string,
  run: () => Promise<StoredAnswer>,
): Promise<StoredAnswer> {
  const known = await repositories.idempotency.claim(actor.id, key, fingerprint, now);
  if (known && known.fingerprint !== fingerprint)
    throw new ApiError(
      'IDEMPOTENCY_KEY_REUSED',
      msg('This Idempotency-Key belongs to another request'),
    );
  if (known) return known.answer;
  const answer = await run();
  await repositories.idempotency.complete(actor.id, key, answer);
  return answer;
}

function idempotencyKey(c: ApiContext): string | null {
  const key = c.req.header('Idempotency-Key');
  if (key === undefined) return null;
  if (!/^[\x21-\x7e]{1,200}$/.test(key))
    throw new ApiError(
      'BAD_REQUEST',
      msg('Idempotency-Key must be 1 to 200 visible ASCII characters, such as a UUID'),
    );
  return key;
}
