import { ERROR_STATUS } from '@stockroom/contract';
import type { Route } from '../http/route';
import { translateFor } from '../texts';
import { FLAG, record, TEXT } from '../openapi/response-schemas';

/** A database that answers later is not ready. */
const PING_LIMIT_MS = 2000;

export const HEALTH_ROUTES: readonly Route[] = [
  {
    method: 'get',
    path: '/api/health',
    permission: 'public',
    summary: 'Whether the API lives and can work, and what is running',
    answer: record({
      status: TEXT,
      ready: FLAG,
      versions: { type: 'object', additionalProperties: TEXT },
    }),
    async handle(c, { store, config, log }) {
      const versions = config.versions ?? {};
      try {
        await withinLimit(store.ping());
        return c.json({ status: 'ok', ready: true, versions });
      } catch (error) {
        log.warn({ err: error }, 'the database does not answer');
        const code = 'UNAVAILABLE';
        const t = translateFor(c);
        const message = t('The database does not answer');
        const body = { code, message, status: 'unavailable', ready: false, versions };
        return c.json(body, ERROR_STATUS[code]);
      }
    },
  },
];

async function withinLimit(ping: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer in ${PING_LIMIT_MS} ms`)), PING_LIMIT_MS);
  });
  await Promise.race([ping, limit]).finally(() => clearTimeout(timer));
}
