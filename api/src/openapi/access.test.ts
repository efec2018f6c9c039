import { sign } from 'hono/jwt';
import { createInMemoryApi, type InMemoryApi } from '../in-memory';
import { OPERATIONS } from './operations';

const SECRET = 'a secret of thirty-two characters or more';
const PUBLIC = [
  'get /api/health',
  'get /api/openapi.json',
  'post /api/auth/register',
  'post /api/auth/login',
  'post /api/auth/refresh',
  'post /api/auth/logout',
  'get /api/images/:hash',
];

let api: InMemoryApi;
beforeAll(async () => {
  api = await createInMemoryApi({
    signedIn: true,
    seed: 'none',
    config: { authRate: 'off', jwtSecret: SECRET },
  });
});

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
const guarded = OPERATIONS.filter((operation) => !PUBLIC.includes(nameOf(operation)));

const claims = (changes: object = {}) => {
  const iat = Math.floor(Date.now() / 1000);
  return {
    sub: '01a1fc0c-5627-7701-832f-dc14788c32bd',
    name: 'x',
    iat,
    exp: iat + 600,
    ...changes,
  };
};
const unsigned = () =>
  `${[{ alg: 'none', typ: 'JWT' }, claims()].map((part) => btoa(JSON.stringify(part)).replaceAll('=', '')).join('.')}.`;

const REFUSED: Record<string, () => string | Promise<string>> = {
  'no token': () => '',
  nonsense: () => 'Bearer nonsense',
  'a forged one': () => `Bearer ${api.tokens?.accessToken.slice(0, -4)}AAAA`,
  'an expired one': async () => `Bearer ${await sign(claims({ exp: 1 }), SECRET, 'HS256')}`,
  'one without a signature': () => `Bearer ${unsigned()}`,
  'one of another secret': async () => `Bearer ${await sign(claims(), `${SECRET}!`, 'HS256')}`,
  'one of another algorithm': async () => `Bearer ${await sign(claims(), SECRET, 'HS384')}`,
  'a refresh token': () => `Bearer ${api.tokens?.refreshToken}`,
  'another scheme': () => `Basic ${api.tokens?.accessToken}`,
};

async function call({ method, path }: { method: string; path: string }, authorization: string) {
  const address = path.replace(/:\w+/g, '01a1fc0c-5627-7701-832f-dc14788c32bd');
  return api.app.request(address, {
    method: method.toUpperCase(),
    headers: authorization === '' ? {} : { Authorization: authorization },
  });
}

test('what needs no token is known by name', () => {
  const open = OPERATIONS.filter(({ access }) => access === 'public').map(nameOf);
  expect(open.sort()).toEqual([...PUBLIC].sort());
});

test('every other route lets a good token in', async () => {
  for (const operation of guarded) {
    const { status } = await call(operation, `Bearer ${api.tokens?.accessToken}`);
    expect([nameOf(operation), status]).not.toEqual([nameOf(operation), 401]);
  }
});

test.each(Object.keys(REFUSED))('every other route refuses %s', async (kind) => {
  const authorization = (await REFUSED[kind]?.()) ?? '';
  for (const operation of guarded) {
    const answer = await call(operation, authorization);
    expect([nameOf(operation), answer.status]).toEqual([nameOf(operation), 401]);
    expect(await answer.json()).toEqual({ code: 'UNAUTHENTICATED', message: 'Please sign in' });
  }
});
