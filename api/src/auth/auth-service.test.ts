import { createApp } from '../app';
import { systemClock, type Passwords } from '../dependencies';
import { createMemoryStore } from '../store/memory/memory-store';
import { limitConcurrency } from './limit-concurrency';

const ANNA = { email: 'anna@example.com', password: 'a fine password' };
const newcomer = (index: number) => ({ ...ANNA, email: `newcomer${index}@example.com` });

function setUp(passwords: Passwords) {
  const app = createApp({
    store: createMemoryStore(),
    clock: systemClock,
    config: { registration: 'open', authRate: 'off' },
    passwords,
    log: { info: () => {}, warn: () => {}, error: () => {} },
  });
  return async (path: 'login' | 'register', body: object) =>
    app.request(`/api/auth/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
}

test('signs users in beside a crowd that registers, and refuses registrations beyond a long queue', async () => {
  let endHashing = (_hash: string) => {};
  const hashing = new Promise<string>((resolve) => (endHashing = resolve));
  const hash = jest.fn(() => Promise.resolve(ANNA.password));
  const twoAtOnce = limitConcurrency(2);
  const post = setUp({
    hash: () => twoAtOnce(hash),
    verify: (stored, password) => twoAtOnce(async () => stored === password),
    isCommon: async () => false,
  });
  await post('register', ANNA);
  await post('login', ANNA);
  hash.mockReturnValue(hashing);
  const refused: Response[] = [];
  const crowd: Promise<void>[] = [];
  // One is being hashed and 250 wait.
  await new Promise<void>((isFull) => {
    for (let index = 0; index < 300; index += 1)
      crowd.push(
        post('register', newcomer(index)).then((answer) => {
          if (!answer.ok && refused.push(answer) === 49) isFull();
        }),
      );
  });
  expect((await post('login', ANNA)).status).toBe(200);
  endHashing('hash');
  await Promise.all(crowd);
  expect(refused).toHaveLength(49);
  expect(refused[0]?.status).toBe(503);
  expect(refused[0]?.headers.get('Retry-After')).toBe('5');
  expect(await refused[0]?.json()).toEqual({
    code: 'UNAVAILABLE',
    message: 'The server is busy. Please try again in a few seconds.',
  });
});
