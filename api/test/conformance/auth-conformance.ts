import type { RefreshResult, Tokens, WriteResult } from '@stockroom/contract';
import { USER, setUpTestApi, type MakeStore, type TestApi } from './test-api';

export function describeAccounts(makeStore: MakeStore): void {
  describe('registration', () => {
    const api = setUpTestApi(makeStore);
    const register = (body: unknown) =>
      api.call<WriteResult>('POST', 'auth/register', { body, token: null });

    it('creates an account that can sign in at once', async () => {
      const body = { email: 'new@example.com', password: ' with spaces ' };
      const created = await register(body);
      expect(created.status).toBe(201);
      expect(created.body).toEqual({ success: true, message: 'Account created successfully' });
      const signIn = await api.call<Tokens>('POST', 'auth/login', { body, token: null });
      expect(signIn.status).toBe(200);
      expect(Object.keys(signIn.body).sort()).toEqual(['accessToken', 'refreshToken']);
    });

    it.each(['user@example.com', ' USER@Example.com '])(
      'refuses %j, which is taken',
      async (email) => {
        const refused = await register({ email, password: 'x' });
        expect(refused.status).toBe(409);
        expect(refused.body).toEqual({
          code: 'DUPLICATE',
          message: 'An account with this email already exists',
          fieldErrors: { email: 'An account with this email already exists' },
        });
      },
    );

    it('creates one account when two register at once', async () => {
      const body = { email: 'twice@example.com', password: 'x' };
      const answers = await Promise.all([register(body), register(body)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    });
  });

  describe('closed registration', () => {
    const api = setUpTestApi(makeStore, { registration: 'closed' });

    it('refuses everybody', async () => {
      const refused = await api.call('POST', 'auth/register', { body: USER, token: null });
      expect(refused.status).toBe(422);
      expect(refused.body.code).toBe('REGISTRATION_CLOSED');
    });
  });

  describe('sign-in', () => {
    const api = setUpTestApi(makeStore);
    const signIn = (body: unknown) => api.call('POST', 'auth/login', { body, token: null });

    it('ignores the case of the email address', async () => {
      expect((await signIn({ ...USER, email: ' User@EXAMPLE.com' })).status).toBe(200);
    });

    it('answers a wrong password and an unknown email address alike', async () => {
      const wrong = await signIn({ ...USER, password: 'wrong' });
      const unknown = await signIn({ ...USER, email: 'nobody@example.com' });
      expect(wrong.status).toBe(422);
      expect(wrong.body).toEqual({
        code: 'INVALID_CREDENTIALS',
        message: 'Invalid email or password',
      });
      expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
    });
  });

  describe('access token', () => {
    const api = setUpTestApi(makeStore);
    const statusWith = async (token: string) =>
      (await api.call('GET', 'categories', { token })).status;

    it('is valid for 15 minutes', async () => {
      api.clock.advance({ minutes: 14, seconds: 59 });
      expect(await statusWith(api.tokens.accessToken)).toBe(200);
      api.clock.advance({ seconds: 1 });
      expect(await statusWith(api.tokens.accessToken)).toBe(401);
    });

    it('needs a refresh after the clock that issued it was ahead', async () => {
      const { accessToken, refreshToken } = await signInAhead(api, { days: 1 });
      expect(await statusWith(accessToken)).toBe(401);
      const body = { refreshToken };
      const renewed = await api.call<RefreshResult>('POST', 'auth/refresh', { body, token: null });
      expect(await statusWith(renewed.body.data.accessToken)).toBe(200);
    });
  });

  describe('refresh token', () => {
    const api = setUpTestApi(makeStore);
    const refresh = (refreshToken: string) =>
      api.call<RefreshResult>('POST', 'auth/refresh', { body: { refreshToken }, token: null });
    const renewed = async (refreshToken: string) => {
      const answer = await refresh(refreshToken);
      expect(answer.status).toBe(200);
      return answer.body.data;
    };

    it('buys two new tokens', async () => {
      api.clock.advance({ minutes: 20 });
      const { accessToken, refreshToken } = await renewed(api.tokens.refreshToken);
      expect(refreshToken).not.toBe(api.tokens.refreshToken);
      expect((await api.call('GET', 'categories', { token: accessToken })).status).toBe(200);
      await renewed(refreshToken);
    });

    it('may be repeated for 10 seconds, in case the answer was lost', async () => {
      const first = await renewed(api.tokens.refreshToken);
      api.clock.advance({ seconds: 10 });
      const again = await renewed(api.tokens.refreshToken);
      expect(again.refreshToken).toBe(first.refreshToken);
      await renewed(first.refreshToken);
    });

    it('gives two tabs that refresh at the same moment the same token', async () => {
      const [one, other] = await Promise.all([
        renewed(api.tokens.refreshToken),
        renewed(api.tokens.refreshToken),
      ]);
      expect(one.refreshToken).toBe(other.refreshToken);
    });

    it('ends the whole family when an old one comes back', async () => {
      const { refreshToken } = await renewed(api.tokens.refreshToken);
      api.clock.advance({ seconds: 11 });
      expect((await refresh(api.tokens.refreshToken)).status).toBe(401);
      expect((await refresh(refreshToken)).status).toBe(401);
    });

    it('ends the family once its successor was used, even within 10 seconds', async () => {
      const second = await renewed(api.tokens.refreshToken);
      const third = await renewed(second.refreshToken);
      expect((await refresh(api.tokens.refreshToken)).status).toBe(401);
      expect((await refresh(third.refreshToken)).status).toBe(401);
    });

    it('may not be repeated later, even if the clock was put back meanwhile', async () => {
      await renewed(api.tokens.refreshToken);
      api.clock.advance({ days: -1 });
      expect((await refresh(api.tokens.refreshToken)).status).toBe(401);
    });

    it('is invalid when it would last for years, because the clock was ahead', async () => {
      const { refreshToken } = await signInAhead(api, { days: 365 });
      expect((await refresh(refreshToken)).status).toBe(401);
    });

    it('lasts 30 days from its last use', async () => {
      api.clock.advance({ days: 29 });
      const { refreshToken } = await renewed(api.tokens.refreshToken);
      api.clock.advance({ days: 29 });
      const { refreshToken: last } = await renewed(refreshToken);
      api.clock.advance({ days: 30 });
      expect((await refresh(last)).body).toMatchObject({
        code: 'UNAUTHENTICATED',
        message: 'Your session has ended. Sign in again.',
      });
    });

    it.each(['nonsense', '01a1fc0c-5627-7701-832f-dc14788c32bd.x', '..', 'x.\0'])(
      'is invalid when it is %j',
      async (token) => {
        const refused = await refresh(token);
        expect(refused.status).toBe(401);
        expect(refused.body).toMatchObject({ code: 'UNAUTHENTICATED' });
      },
    );

    it('is invalid after logging out, and logging out twice is fine', async () => {
      const body = { refreshToken: api.tokens.refreshToken };
      const out = await api.call<WriteResult>('POST', 'auth/logout', { body, token: null });
      expect(out.status).toBe(200);
      expect((await api.call('POST', 'auth/logout', { body, token: null })).status).toBe(200);
      expect((await refresh(api.tokens.refreshToken)).status).toBe(401);
    });
  });
}

/** Signs in while the clock is ahead, and puts it right. */
async function signInAhead({ call, clock }: TestApi, { days }: { days: number }): Promise<Tokens> {
  clock.advance({ days });
  const signIn = await call<Tokens>('POST', 'auth/login', { body: USER, token: null });
  clock.advance({ days: -days });
  return signIn.body;
}
