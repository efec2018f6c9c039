import type {
  ChangeList,
  DeviceList,
  RefreshResult,
  Tokens,
  WriteResult,
} from '@stockroom/contract';
import { USER, setUpTestApi, type MakeStore, type TestApi } from './test-api';

const CHANGE = { currentPassword: USER.password, newPassword: 'another fine password' };

export function describeOwnAccount(makeStore: MakeStore): void {
  describe('the own password', () => {
    const api = setUpTestApi(makeStore);
    const signIn = (password: string) =>
      api.call<Tokens>('POST', 'auth/login', { body: { ...USER, password }, token: null });
    const change = (body: object, headers = {}) =>
      api.call<WriteResult>('PUT', 'account/password', { body, headers });

    it('changes for the next sign-in', async () => {
      const { status, body } = await change(CHANGE);
      expect([status, body]).toEqual([200, { success: true, message: 'Password changed' }]);
      expect((await signIn(USER.password)).status).toBe(422);
      expect((await signIn(CHANGE.newPassword)).status).toBe(200);
    });

    it('keeps this device signed in, and signs out all others of this person', async () => {
      const { refreshToken } = (await signIn(USER.password)).body;
      const colleague = await api.signUp('colleague@example.com');
      await change(CHANGE);
      expect(await refresh(api, refreshToken)).toBe(401);
      expect(await refresh(api, api.tokens.refreshToken)).toBe(200);
      expect((await api.call('GET', 'account', { token: colleague })).status).toBe(200);
    });

    it.each([
      [' '.repeat(8), 'This password is too common'],
      [USER.email.toUpperCase(), 'The email address is no password'],
      [USER.password, 'Choose a password other than the current one'],
    ])('cannot become %j', async (newPassword, error) => {
      expect(await api.fieldErrors('PUT', 'account/password', { ...CHANGE, newPassword })).toEqual({
        newPassword: error,
      });
    });

    it('stays the same after a refusal, with all devices', async () => {
      const { refreshToken } = (await signIn(USER.password)).body;
      const wrong = { ...CHANGE, currentPassword: 'wrong' };
      expect(await api.fieldErrors('PUT', 'account/password', wrong)).toEqual({
        currentPassword: 'This is not your current password',
      });
      expect((await signIn(USER.password)).status).toBe(200);
      expect(await refresh(api, refreshToken)).toBe(200);
    });

    it('changes once when the answer got lost and the request comes again', async () => {
      for (let count = 0; count < 2; count += 1)
        expect((await change(CHANGE, { 'Idempotency-Key': 'change' })).status).toBe(200);
    });

    it('leaves a line in the history without the password', async () => {
      await change(CHANGE);
      const { changes } = await api.read<ChangeList>('changes?action=password-changed');
      expect(changes).toMatchObject([
        { entity: 'person', label: USER.email, userName: USER.email, fields: [] },
      ]);
      expect(changes[0]?.entityId).toBe(changes[0]?.userId);
    });
  });

  describe('guesses of the own password', () => {
    const api = setUpTestApi(makeStore, { authRate: 3 });

    it('count like attempts to sign in', async () => {
      const statuses: number[] = [];
      // The harness has signed in once.
      for (const currentPassword of ['one', 'two', USER.password])
        statuses.push(
          (await api.call('PUT', 'account/password', { body: { ...CHANGE, currentPassword } }))
            .status,
        );
      expect(statuses).toEqual([422, 422, 429]);
    });
  });

  describe('the own devices', () => {
    const api = setUpTestApi(makeStore);
    const list = async (token?: string) =>
      (await api.read<DeviceList>('account/sessions', token)).sessions;
    const signIn = async (userAgent: string) =>
      (
        await api.call<Tokens>('POST', 'auth/login', {
          body: USER,
          token: null,
          headers: { 'User-Agent': userAgent },
        })
      ).body;

    it('are listed with browser and times: this one, then the last used', async () => {
      const start = api.clock.now().toISOString();
      await signIn('Tablet');
      api.clock.advance({ minutes: 5 });
      await signIn('Phone');
      const now = api.clock.now().toISOString();
      await api.signUp('colleague@example.com');
      const id = expect.any(String);
      expect(await list()).toEqual([
        { _id: id, userAgent: '', createdAt: start, usedAt: now, isCurrent: true },
        { _id: id, userAgent: 'Phone', createdAt: now, usedAt: now, isCurrent: false },
        { _id: id, userAgent: 'Tablet', createdAt: start, usedAt: start, isCurrent: false },
      ]);
    });

    it('lack those whose session has expired', async () => {
      const { refreshToken } = await signIn('Phone');
      api.clock.advance({ days: 29 });
      await refresh(api, refreshToken);
      api.clock.advance({ days: 2 });
      await api.signInAgain();
      expect((await list()).map(({ userAgent }) => userAgent).sort()).toEqual(['', 'Phone']);
    });

    it('can be signed out one by one', async () => {
      const { refreshToken } = await signIn('Phone');
      const [phone] = (await list()).filter(({ isCurrent }) => !isCurrent);
      const path = `account/sessions/${phone?._id}`;
      expect((await api.call('DELETE', path)).status).toBe(200);
      expect(await refresh(api, refreshToken)).toBe(401);
      expect((await list()).map(({ isCurrent }) => isCurrent)).toEqual([true]);
      expect((await api.call('DELETE', path)).status).toBe(404);
    });

    it("are nobody else's to sign out", async () => {
      const owner = await api.signUp('owner@example.com', 'owner');
      const [own] = await list();
      for (const id of [own?._id, '01a1fc0c-5627-7701-832f-dc14788c32bd', 'nonsense']) {
        const answer = await api.call('DELETE', `account/sessions/${id}`, { token: owner });
        expect([answer.status, answer.body.message]).toEqual([404, 'Device not found']);
      }
      expect(await refresh(api, api.tokens.refreshToken)).toBe(200);
    });

    it('can all be signed out, this one too', async () => {
      const { refreshToken } = await signIn('Phone');
      const colleague = await api.signUp('colleague@example.com');
      expect((await api.call('DELETE', 'account/sessions')).status).toBe(200);
      expect(await refresh(api, refreshToken)).toBe(401);
      expect(await refresh(api, api.tokens.refreshToken)).toBe(401);
      expect(await list(colleague)).toHaveLength(1);
    });
  });
}

/** @returns the status of the answer */
async function refresh(api: TestApi, refreshToken: string): Promise<number> {
  const request = { body: { refreshToken }, token: null };
  return (await api.call<RefreshResult>('POST', 'auth/refresh', request)).status;
}
