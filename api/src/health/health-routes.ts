import { ERROR_STATUS } from '@stockroom/contract';
import { Hono } from 'hono';
import type { ApiDependencies } from '../dependencies';
import type { ApiEnvironment } from '../http/environment';

/** A database that takes longer than this to say "here" is not ready. */
const PING_LIMIT_MS = 2000;

/** /api/health: that the process lives, whether it can work (else 503), and what is running. */
export function healthRoutes({ store, config, log }: ApiDependencies) {
  return new Hono<ApiEnvironment>().get('/', async (c) => {
    const versions = config.versions ?? {};
    try {
      await withinLimit(store.ping());
      return c.json({ status: 'ok', ready: true, versions });
    } catch (error) {
      log.warn({ err: error }, 'the database does not answer');
      const code = 'UNAVAILABLE';
      const message = 'The database does not answer';
      const body = { code, message, status: 'unavailable', ready: false, versions };
      return c.json(body, ERROR_STATUS[code]);
    }
  });
}

async function withinLimit(ping: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer in ${PING_LIMIT_MS} ms`)), PING_LIMIT_MS);
  });
  await Promise.race([ping, limit]).finally(() => clearTimeout(timer));
}
