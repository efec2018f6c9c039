import type { RefreshResult, Tokens, WriteResult } from '@stockroom/contract';
import { sign } from 'hono/jwt';
import { USER, setUpTestApi, type MakeStore } from './test-api';

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

    it.each([
      [{ password: 'x' }, { email: 'Email is required' }],
      [{ email: '', password: 'x' }, { email: 'Email is required' }],
      [{ email: 'nobody', password: 'x' }, { email: 'Invalid email address' }],
      [{ email: 'a@b.c' }, { password: 'Password is required' }],
      [{ email: 5, password: 'x' }, { email: 'Email must be text' }],
      [{ email: 'a@b.c', password: 'x', isAdmin: true }, { isAdmin: 'Unknown field' }],
      [
        { email: `${'a'.repeat(250)}@b.co`, password: 'p'.repeat(257) },
        {
          email: 'Email can have at most 254 characters',
          password: 'Password can have at most 256 characters',
        },
      ],
    ])('refuses %j', async (body, fieldErrors) => {
      const refused = await register(body);
      expect(refused.status).toBe(422);
      expect(refused.body).toMatchObject({ code: 'VALIDATION_FAILED', fieldErrors });
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

    it('does not care about the case of the e-mail', async () => {
      expect((await signIn({ ...USER, email: ' User@EXAMPLE.com' })).status).toBe(200);
    });

    it('answers a wrong password and an unknown e-mail alike', async () => {
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
    const secret = 'a secret of the test';
    const api = setUpTestApi(makeStore, { jwtSecret: secret });
    const statusWith = async (token: string | null) =>
      (await api.call('GET', 'categories', { token })).status;
    const claims = () => {
      const iat = Math.floor(api.clock.now().getTime() / 1000);
      return { sub: '01a1fc0c-5627-7701-832f-dc14788c32bd', name: 'x', iat, exp: iat + 60 };
    };
    const withoutSignature = (header: object) =>
      [header, claims()].map((part) => btoa(JSON.stringify(part)).replace(/=/g, '')).join('.') +
      '.';

    it('opens the door for 15 minutes', async () => {
      api.clock.advance({ minutes: 14, seconds: 59 });
      expect(await statusWith(api.tokens.accessToken)).toBe(200);
      api.clock.advance({ seconds: 1 });
      expect(await statusWith(api.tokens.accessToken)).toBe(401);
    });

    it('accepts a token of ours, so that the refusals below mean something', async () => {
      expect(await statusWith(await sign(claims(), secret, 'HS256'))).toBe(200);
    });

    it('refuses to work without a token and says how to identify', async () => {
      const refused = await api.call('GET', 'categories', { token: null });
      expect(refused.status).toBe(401);
      expect(refused.body).toEqual({ code: 'UNAUTHENTICATED', message: 'Please sign in' });
      expect(refused.headers.get('WWW-Authenticate')).toBe('Bearer');
    });

    it.each<[string, () => string | Promise<string>]>([
      ['signed with another secret', () => sign(claims(), 'another secret', 'HS256')],
      ['of another algorithm', () => sign(claims(), secret, 'HS512')],
      ['of algorithm none', () => withoutSignature({ alg: 'none', typ: 'JWT' })],
      ['with its signature cut off', () => withoutSignature({ alg: 'HS256', typ: 'JWT' })],
      ['that never ends', () => sign({ ...claims(), exp: undefined }, secret, 'HS256')],
      ['of nobody', () => sign({ ...claims(), sub: '' }, secret, 'HS256')],
      ['that is a refresh token', () => api.tokens.refreshToken],
      ['that is nonsense', () => 'nonsense'],
    ])('refuses a token %s', async (_what, make) => {
      expect(await statusWith(await make())).toBe(401);
    });

    it('refuses a token whose claims were changed', async () => {
      const [header, , signature] = api.tokens.accessToken.split('.');
      const claimed = btoa(JSON.stringify(claims())).replace(/=/g, '');
      expect(await statusWith(`${header}.${claimed}.${signature}`)).toBe(401);
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

    it('is exchanged for two new tokens', async () => {
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

    it('gives two tabs which refresh at the same moment the same token', async () => {
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

    it('is not honoured again once its successor was used, even within 10 seconds', async () => {
      const second = await renewed(api.tokens.refreshToken);
      const third = await renewed(second.refreshToken);
      expect((await refresh(api.tokens.refreshToken)).status).toBe(401);
      expect((await refresh(third.refreshToken)).status).toBe(401);
    });

    it('lasts 30 days from its last use', async () => {
      api.clock.advance({ days: 29 });
      const { refreshToken } = await renewed(api.tokens.refreshToken);
      api.clock.advance({ days: 29 });
      const { refreshToken: last } = await renewed(refreshToken);
      api.clock.advance({ days: 30 });
      expect((await refresh(last)).status).toBe(401);
    });

    it.each(['nonsense', '01a1fc0c-5627-7701-832f-dc14788c32bd.x', '..', 'x.\0'])(
      'is refused when it is %j',
      async (token) => {
        const refused = await refresh(token);
        expect(refused.status).toBe(401);
        expect(refused.body).toMatchObject({ code: 'UNAUTHENTICATED' });
      },
    );

    it('is worth nothing after logging out, and logging out twice is fine', async () => {
      const body = { refreshToken: api.tokens.refreshToken };
      const out = await api.call<WriteResult>('POST', 'auth/logout', { body, token: null });
      expect(out.status).toBe(200);
      expect((await api.call('POST', 'auth/logout', { body, token: null })).status).toBe(200);
      expect((await refresh(api.tokens.refreshToken)).status).toBe(401);
    });
  });
}
