import { USER, setUpTestApi, type MakeStore } from './test-api';

export function describeSignInLimit(makeStore: MakeStore): void {
  describe('limit of sign-in attempts', () => {
    // The harness signs in once before each test.
    const api = setUpTestApi(makeStore, { authRate: 3 });
    const attempt = (email: string, clientAddress?: string, password = 'wrong') =>
      api.call('POST', 'auth/login', { body: { email, password }, token: null, clientAddress });
    const statuses = async (count: number, next: (index: number) => ReturnType<typeof attempt>) => {
      const found: number[] = [];
      for (let index = 0; index < count; index += 1) found.push((await next(index)).status);
      return found;
    };

    it('counts per account from all addresses, and tells when to try again', async () => {
      const email = 'target@example.com';
      const found = await statuses(3, (index) => attempt(email, `10.0.0.${index}`));
      expect(found).toEqual([422, 422, 422]);
      api.clock.advance({ seconds: 18 });
      const refused = await attempt(email.toUpperCase(), '10.0.0.9');
      expect(refused.status).toBe(429);
      expect(refused.headers.get('Retry-After')).toBe('42');
      expect(refused.body).toEqual({
        code: 'RATE_LIMITED',
        message: 'Too many sign-in attempts. Please try again in 42 seconds.',
      });
    });

    it('counts per address for all accounts', async () => {
      const found = await statuses(4, (index) => attempt(`user${index}@example.com`, '10.0.0.1'));
      expect(found).toEqual([422, 422, 422, 429]);
      expect((await attempt('user9@example.com', '10.0.0.2')).status).toBe(422);
    });

    it('refuses even the right password until the minute is over', async () => {
      await statuses(3, () => attempt(USER.email));
      expect((await attempt(USER.email, undefined, USER.password)).status).toBe(429);
      api.clock.advance({ seconds: 60 });
      expect((await attempt(USER.email, undefined, USER.password)).status).toBe(200);
    });

    it('starts counting again when a clock that was a day ahead is put right', async () => {
      api.clock.advance({ days: 1 });
      const found = await statuses(4, () => attempt(USER.email, '10.0.0.1'));
      expect(found).toEqual([422, 422, 422, 429]);
      api.clock.advance({ days: -1 });
      expect((await attempt(USER.email, '10.0.0.1', USER.password)).status).toBe(200);
      expect(await statuses(3, () => attempt(USER.email, '10.0.0.1'))).toEqual([422, 422, 429]);
    });

    it('keeps counting when another copy of the product has a clock some seconds behind', async () => {
      await statuses(3, () => attempt('target@example.com'));
      api.clock.advance({ seconds: -5 });
      expect((await attempt('target@example.com')).status).toBe(429);
    });

    it('counts attempts that come at the same moment', async () => {
      const answers = await Promise.all(
        Array.from({ length: 6 }, () => attempt('burst@example.com', '10.0.0.1')),
      );
      expect(answers.filter(({ status }) => status === 422)).toHaveLength(3);
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(3);
    });
  });

  describe('limit of registrations', () => {
    const api = setUpTestApi(makeStore, { authRate: 3 });
    const register = (name: string, clientAddress?: string) => {
      const body = { email: `${name}@example.com`, password: 'x' };
      return api.call('POST', 'auth/register', { body, token: null, clientAddress });
    };
    const fillUp = async (clientAddress?: string) => {
      for (const name of ['one', 'two', 'three'])
        expect((await register(name, clientAddress)).status).toBe(201);
    };

    it('counts per address, and tells when to try again', async () => {
      await fillUp('10.0.0.1');
      api.clock.advance({ seconds: 18 });
      const refused = await register('four', '10.0.0.1');
      expect(refused.status).toBe(429);
      expect(refused.headers.get('Retry-After')).toBe('42');
      expect(refused.body).toEqual({
        code: 'RATE_LIMITED',
        message: 'Too many registrations. Please try again in 42 seconds.',
      });
      expect((await register('four', '10.0.0.2')).status).toBe(201);
      api.clock.advance({ seconds: 42 });
      expect((await register('five', '10.0.0.1')).status).toBe(201);
    });

    it('leaves sign-in from the address free', async () => {
      await fillUp('10.0.0.1');
      const request = { body: USER, token: null, clientAddress: '10.0.0.1' };
      expect((await api.call('POST', 'auth/login', request)).status).toBe(200);
    });

    it('does not apply in a page, which has no address', async () => {
      await fillUp();
      expect((await register('four')).status).toBe(201);
    });
  });
}
