import { sign } from 'hono/jwt';
import { mayDo, ROLE_NAMES, type Access, type Role } from '@stockroom/contract';
import { newId } from '../records';
import { createInMemoryApi, type InMemoryApi } from '../in-memory-api';
import { ROUTES } from '../routes';

const SECRET = 'a secret of thirty-two characters or more';
const PUBLIC = [
  'get /api/health',
  'get /api/openapi.json',
  'post /api/auth/register',
  'post /api/auth/login',
  'post /api/auth/refresh',
  'post /api/auth/logout',
  'post /api/auth/links/check',
  'post /api/auth/links/accept',
  'get /api/images/:hash',
];

/** Ends what it is called with, so it comes last. */
const END_ALL = 'delete /api/account/sessions';

let api: InMemoryApi;
/** An open session of somebody of each role. */
let sessions: Record<Role, string>;
beforeAll(async () => {
  api = await createInMemoryApi({
    signedIn: true,
    seed: 'none',
    config: { authRate: 'off', jwtSecret: SECRET },
  });
});
beforeEach(async () => {
  const opened = ROLE_NAMES.map(async (role) => [role, await openSession(role)] as const);
  sessions = Object.fromEntries(await Promise.all(opened)) as typeof sessions;
});

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
const guarded = ROUTES.filter((route) => !PUBLIC.includes(nameOf(route))).sort(
  (one, other) => Number(nameOf(one) === END_ALL) - Number(nameOf(other) === END_ALL),
);

const claims = (changes: object = {}) => {
  const iat = Math.floor(Date.now() / 1000);
  return {
    sid: sessions.owner,
    iat,
    exp: iat + 600,
    ...changes,
  };
};
const encoded = (part: object) => btoa(JSON.stringify(part)).replaceAll('=', '');
const unsigned = (header: object) => `${encoded(header)}.${encoded(claims())}.`;

const REFUSED: Record<string, () => string | Promise<string>> = {
  'no token': () => '',
  nonsense: () => 'Bearer nonsense',
  'a forged one': () => `Bearer ${api.tokens?.accessToken.slice(0, -4)}AAAA`,
  'an expired one': async () => `Bearer ${await sign(claims({ exp: 1 }), SECRET, 'HS256')}`,
  'one without a signature': () => `Bearer ${unsigned({ alg: 'none', typ: 'JWT' })}`,
  'one of another secret': async () => `Bearer ${await sign(claims(), `${SECRET}!`, 'HS256')}`,
  'one of another algorithm': async () => `Bearer ${await sign(claims(), SECRET, 'HS384')}`,
  'a cut off signature': () => `Bearer ${unsigned({ alg: 'HS256', typ: 'JWT' })}`,
  'changed claims': () => {
    const [header, , signature] = api.tokens?.accessToken.split('.') ?? [];
    return `Bearer ${header}.${encoded(claims())}.${signature}`;
  },
  'one that never ends': async () =>
    `Bearer ${await sign(claims({ exp: undefined }), SECRET, 'HS256')}`,
  'one of no session': async () =>
    `Bearer ${await sign(claims({ sid: newId() }), SECRET, 'HS256')}`,
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

/** @returns the id of the session */
async function openSession(role: Role): Promise<string> {
  const [id, userId] = [newId(), newId()];
  const at = new Date().toISOString();
  const noToken = { tokenHash: id, previousTokenHash: null, userAgent: '' };
  const times = { createdAt: at, usedAt: at, rotatedAt: at, expiresAt: at, revokedAt: null };
  await api.store.transaction(async (repositories) => {
    const email = `${userId}@example.com`;
    const user = {
      id: userId,
      email,
      passwordHash: '',
      role,
      createdAt: at,
      deactivatedAt: null,
      language: null,
    };
    await repositories.users.insert(user);
    await repositories.sessions.insert({ id, userId, ...noToken, ...times });
  });
  return id;
}

function mayCall(role: Role, access: Access): boolean {
  return access === 'signed-in' || [access].flat().some((needed) => mayDo(role, needed as never));
}

test('exactly the routes of the list above need no token', () => {
  const open = ROUTES.filter(({ permission }) => permission === 'public').map(nameOf);
  expect(open.sort()).toEqual([...PUBLIC].sort());
});

test('every other route accepts a good token', async () => {
  for (const route of guarded) {
    for (const token of [api.tokens?.accessToken, await sign(claims(), SECRET, 'HS256')]) {
      const { status } = await call(route, `Bearer ${token}`);
      expect([nameOf(route), status]).not.toEqual([nameOf(route), 401]);
    }
  }
});

test.each(Object.keys(REFUSED))('every other route refuses %s', async (kind) => {
  const authorization = (await REFUSED[kind]?.()) ?? '';
  for (const route of guarded) {
    const answer = await call(route, authorization);
    expect([nameOf(route), answer.status]).toEqual([nameOf(route), 401]);
    expect(answer.headers.get('WWW-Authenticate')).toBe('Bearer');
    expect(await answer.json()).toEqual({ code: 'UNAUTHENTICATED', message: 'Please sign in' });
  }
});

describe.each(ROLE_NAMES)('%s', (role) => {
  test('may call exactly the routes whose permission the role holds', async () => {
    const token = await sign(claims({ sid: sessions[role] }), SECRET, 'HS256');
    for (const route of guarded) {
      const { status } = await call(route, `Bearer ${token}`);
      const isAllowed = mayCall(role, route.permission);
      expect([nameOf(route), status !== 403]).toEqual([nameOf(route), isAllowed]);
      if (!route.isExportable) continue;
      const file = await call({ ...route, path: `${route.path}?format=csv` }, `Bearer ${token}`);
      const mayExport = isAllowed && mayDo(role, 'files:download');
      expect([`${nameOf(route)} as a file`, file.status]).toEqual([
        `${nameOf(route)} as a file`,
        mayExport ? 200 : 403,
      ]);
    }
  });
});
