import { newId } from '../../src/records';
import { spanAround } from '../../src/store/time-span';
import { USER, setUpTestApi, type MakeStore } from './test-api';

/** Services rely on these rules, and no request shows them. */
export function describeStore(makeStore: MakeStore): void {
  describe('store', () => {
    const api = setUpTestApi(makeStore);
    const now = '2026-11-21T09:00:00.000Z';
    const later = '2026-11-22T09:00:00.000Z';
    const categories = () => api.store.repositories.categories.list();

    it('undoes all of a transaction that fails', async () => {
      const before = await categories();
      const work = api.store.transaction(async (repositories) => {
        await repositories.categories.add('Toys');
        await repositories.secrets.getOrCreate('name', 'lost');
        expect(await repositories.categories.list()).toContain('Toys');
        throw new Error('on purpose');
      });
      await expect(work).rejects.toThrow('on purpose');
      expect(await categories()).toEqual(before);
      const secret = await api.store.transaction(({ secrets }) =>
        secrets.getOrCreate('name', 'kept'),
      );
      expect(secret).toBe('kept');
    });

    it('hides the changes of an open transaction', async () => {
      await api.store.transaction(async (repositories) => {
        await repositories.categories.add('Toys');
        expect(await categories()).not.toContain('Toys');
      });
      expect(await categories()).toContain('Toys');
    });

    it('agrees on one secret among several proposals', async () => {
      const proposals = ['a', 'b', 'c', 'd'];
      const secrets = await Promise.all(
        proposals.map((proposed) =>
          api.store.transaction(({ secrets }) => secrets.getOrCreate('shared', proposed)),
        ),
      );
      expect(new Set(secrets).size).toBe(1);
    });

    it('counts every attempt of a window', async () => {
      const minutesAround = (at: string) => spanAround(Date.parse(at), 60_000);
      const add = (at: string) =>
        api.store.transaction(({ attempts }) => attempts.add('key', minutesAround(at), at));
      const windows = await Promise.all(Array.from({ length: 10 }, () => add(now)));
      const counts = windows.map(({ count }) => count).sort((a, b) => a - b);
      expect(counts).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
      expect(await add(later)).toEqual({ count: 1, since: later });
      expect(await add(now)).toEqual({ count: 1, since: now });
    });

    it.each([
      ['old', { from: '2026-11-21T09:00:01.000Z', to: '2026-11-21T09:00:02.000Z' }],
      [
        'of a clock that was ahead',
        { from: '2026-11-21T08:59:58.000Z', to: '2026-11-21T08:59:59.000Z' },
      ],
    ])('forgets sessions, answers and attempts that are %s', async (_how, kept) => {
      const { users } = api.store.repositories;
      const user = await users.findByEmail(USER.email);
      const long = spanAround(Date.parse(now), 10 * 24 * 60 * 60 * 1000);
      const session = {
        id: newId(),
        userId: user?.id ?? '',
        tokenHash: 'a'.repeat(64),
        previousTokenHash: null,
        rotatedAt: now,
        expiresAt: now,
        revokedAt: null,
        createdAt: '2026-11-20T09:00:00.000Z',
        usedAt: '2026-11-20T09:00:00.000Z',
        userAgent: '',
      };
      await api.store.transaction(async ({ sessions, idempotency, attempts }) => {
        await sessions.insert(session);
        await idempotency.claim(session.userId, 'key', 'print', now);
        await idempotency.complete(session.userId, 'key', { status: 201, body: '{}' });
        await attempts.add('key', long, now);
      });
      await api.store.transaction(async ({ sessions, idempotency, attempts }) => {
        await sessions.deleteOutside(kept);
        await idempotency.deleteOutside(kept);
        await attempts.deleteOutside(kept);
        expect(await sessions.lock(session.id)).toBeNull();
        expect(await idempotency.claim(session.userId, 'key', 'print', later)).toBeNull();
        expect(await attempts.add('key', long, later)).toMatchObject({ count: 1 });
      });
    });

    it('answers a ping', async () => {
      await expect(api.store.ping()).resolves.toBeUndefined();
      const health = await api.call<object>('GET', 'health', { token: null });
      expect(health.status).toBe(200);
      expect(health.body).toEqual({ status: 'ok', ready: true, versions: {} });
    });
  });
}
