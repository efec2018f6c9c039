import {
  ApiError,
  INSTANT,
  listOf,
  nullable,
  readJson,
  record,
  TEXT,
  written,
  type Route,
} from '@stockroom/api';
import { deployTokenSchema, deployTokenWithdrawalSchema } from '@stockroom/contract';
import { DeploymentError } from '../errors';
import { translateFor } from '../texts';
import { createToken, listTokens, withdrawToken } from './deploy-tokens';
import type { ReleaseDatabase } from './release-tables';

const TOKEN = record({
  label: TEXT,
  remotes: listOf(TEXT),
  createdAt: INSTANT,
  expiresAt: INSTANT,
  withdrawnAt: nullable(INSTANT),
  usedAt: nullable(INSTANT),
});

/** How people manage the tokens that teams publish with. */
export function deployTokenRoutes(db: ReleaseDatabase): readonly Route[] {
  const permission = 'releases:write';
  return [
    {
      method: 'get',
      path: '/api/deploy-tokens',
      permission,
      summary: 'The tokens that teams publish with, without the tokens themselves',
      answer: record({ tokens: listOf(TOKEN) }),
      handle: async (c) => c.json({ tokens: await listTokens(db) }),
    },
    {
      method: 'post',
      path: '/api/deploy-tokens',
      permission,
      summary: 'Create a deploy token; only this answer shows it',
      body: deployTokenSchema,
      status: 201,
      answer: written({ token: TEXT }),
      errors: ['DUPLICATE'],
      async handle(c) {
        const t = translateFor(c);
        const body = await readJson(c, deployTokenSchema);
        const token = await createToken(db, body).catch((error: unknown) => {
          if (!(error instanceof DeploymentError)) throw error;
          const message = t(error.text);
          throw new ApiError('DUPLICATE', message, { fieldErrors: { label: message } });
        });
        return c.json({ success: true, message: t('Token created'), token }, 201);
      },
    },
    {
      method: 'post',
      path: '/api/deploy-tokens/withdraw',
      permission,
      summary: 'End a deploy token at once',
      body: deployTokenWithdrawalSchema,
      answer: written(),
      errors: ['NOT_FOUND'],
      async handle(c) {
        const t = translateFor(c);
        const body = await readJson(c, deployTokenWithdrawalSchema);
        await withdrawToken(db, body.label).catch((error: unknown) => {
          if (error instanceof DeploymentError) throw new ApiError('NOT_FOUND', t(error.text));
          throw error;
        });
        return c.json({ success: true, message: t('Token withdrawn') });
      },
    },
  ];
}
