import { sign } from 'hono/jwt';
import { createAccessTokens } from './access-tokens';

const KEY = 'a key of thirty-two characters or more';
const ACTOR = { id: '00000000-0000-7000-8000-000000000001', name: 'anna@example.com' };

function setUp() {
  let now = Date.parse('2026-11-21T08:00:00Z');
  const signingKey = jest.fn(() => Promise.resolve(KEY));
  const tokens = createAccessTokens(signingKey, { now: () => new Date(now) });
  return { tokens, signingKey, passMinutes: (minutes: number) => (now += minutes * 60_000) };
}

test('a token is verified once, and good until it expires', async () => {
  const { tokens, signingKey, passMinutes } = setUp();
  const token = await tokens.issue(ACTOR);
  expect(await tokens.verify(token)).toEqual(ACTOR);
  signingKey.mockClear();
  passMinutes(14);
  expect(await tokens.verify(token)).toEqual(ACTOR);
  expect(signingKey).not.toHaveBeenCalled();
  passMinutes(1);
  expect(await tokens.verify(token)).toBeNull();
  expect(await tokens.verify(token)).toBeNull();
});

test.each([
  ['signed by somebody else', (token: string) => resign(token, 'another key of the same length')],
  ['given to another', (token: string) => Promise.resolve(token.replace('.ey', '.eY'))],
  ['no token at all', () => Promise.resolve('nonsense')],
])('one that is %s is refused, however often', async (_how, forge) => {
  const { tokens } = setUp();
  const token = await tokens.issue(ACTOR);
  expect(await tokens.verify(token)).toEqual(ACTOR);
  const forged = await forge(token);
  expect([await tokens.verify(forged), await tokens.verify(forged)]).toEqual([null, null]);
});

test('of very many, those that were used last are remembered', async () => {
  const { tokens, signingKey } = setUp();
  const issued: string[] = [];
  for (let number = 0; number <= 2000; number += 1) {
    issued.push(await tokens.issue({ ...ACTOR, name: `${number}@example.com` }));
    await tokens.verify(issued[number] ?? '');
    await tokens.verify(issued[0] ?? '');
  }
  signingKey.mockClear();
  await tokens.verify(issued[0] ?? '');
  expect(signingKey).not.toHaveBeenCalled();
  await tokens.verify(issued[1] ?? '');
  expect(signingKey).toHaveBeenCalledTimes(1);
});

function resign(token: string, key: string): Promise<string> {
  const payload: unknown = JSON.parse(
    Buffer.from(token.split('.')[1] ?? '', 'base64url').toString(),
  );
  return sign(Object(payload), key, 'HS256');
}
