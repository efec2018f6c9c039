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

    it('counts per account, whatever the address, and tells when to come back', async () => {
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

    it('counts per address, whatever the account', async () => {
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

    it('counts attempts that come at the same moment', async () => {
      const answers = await Promise.all(
        Array.from({ length: 6 }, () => attempt('burst@example.com', '10.0.0.1')),
      );
      expect(answers.filter(({ status }) => status === 422)).toHaveLength(3);
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(3);
    });
  });
}
