import {
  credentialsSchema,
  refreshSchema,
  type RefreshResult,
  type Tokens,
  type WriteResult,
} from '@stockroom/contract';
import { Hono } from 'hono';
import type { ApiEnvironment } from '../http/environment';
import { limitJson, readJson } from '../http/read-body';
import type { AuthService } from './auth-service';

/** /api/auth (spec section 7): the only routes, besides health and images, without a token. */
export function authRoutes(service: AuthService) {
  return new Hono<ApiEnvironment>()
    .use(limitJson())
    .post('/register', async (c) => {
      await service.register(await readJson(c, credentialsSchema));
      const result: WriteResult = { success: true, message: 'Account created successfully' };
      return c.json(result, 201);
    })
    .post('/login', async (c) => {
      const credentials = await readJson(c, credentialsSchema);
      const tokens: Tokens = await service.signIn(credentials, c.env?.clientAddress);
      return c.json(tokens);
    })
    .post('/refresh', async (c) => {
      const { refreshToken } = await readJson(c, refreshSchema);
      const result: RefreshResult = { data: await service.refresh(refreshToken) };
      return c.json(result);
    })
    .post('/logout', async (c) => {
      const { refreshToken } = await readJson(c, refreshSchema);
      await service.signOut(refreshToken);
      const result: WriteResult = { success: true, message: 'Logged out successfully' };
      return c.json(result);
    });
}
