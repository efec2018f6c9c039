import { fakeShell } from '../testing/fake-builds';
import { ONE, orders, products, TWO } from '../testing/fake-remotes';
import { archiveOf, setUpReleaseApi } from '../testing/release-api';
import { until } from '../testing/test-releases';
import { createToken, listTokens, withdrawToken } from './deploy-tokens';

const start = setUpReleaseApi();

describe('a deploy token', () => {
  test('is good for its remotes only', async () => {
    const { upload, post } = await start();
    const message = 'This token is for mf-products, not for mf-orders';
    for (const answer of [
      await upload(await archiveOf(orders(TWO))),
      await post('/api/releases/mf-orders/disable', {}),
    ])
      expect(answer).toEqual({ status: 403, body: { code: 'FORBIDDEN', message } });
    expect((await post('/api/releases/prune', { keep: 1 })).status).toBe(403);
  });

  test('says before an upload whether it may publish a remote', async () => {
    const { send } = await start();
    const ask = (name: string, bearer?: string) =>
      send(`/api/releases/${name}/publisher`, {}, bearer);
    expect((await ask('mf-products')).body).toEqual({
      success: true,
      message: 'products team may publish mf-products',
    });
    expect((await ask('mf-orders')).status).toBe(403);
    expect((await ask('mf-products', 'stockroom_unknown')).status).toBe(401);
  });

  test('for all remotes publishes the shell and deletes old releases', async () => {
    const { upload, post } = await start({ remotes: ['*'] });
    const shell = fakeShell('bbbbbbbbbbbb', 'newer()');
    expect((await upload(await archiveOf(shell))).status).toBe(201);
    expect((await post('/api/releases/prune', { keep: 1, minHours: 0 })).body.message).toBe(
      'Deleted 1 releases',
    );
    expect((await post('/api/releases/prune', { keep: 0 })).body.fieldErrors).toEqual({
      keep: 'keep must be 1 or more',
    });
  });

  test('is refused when it is unknown, withdrawn or past its end', async () => {
    const { db, post, token } = await start();
    const ended = await createToken(db, { label: 'old', remotes: ['*'], days: -1 });
    const call = (bearer: string) => post('/api/releases/mf-products/disable', {}, bearer);
    for (const bearer of ['', 'nonsense', ended]) expect((await call(bearer)).status).toBe(401);
    await withdrawToken(db, 'products team');
    expect((await call(token)).status).toBe(401);
  });

  test('is stored as a hash only, and shows its last use', async () => {
    const { db, post, token } = await start();
    expect(
      JSON.stringify(await db.selectFrom('deploy_tokens').selectAll().execute()),
    ).not.toContain(token);
    expect(await listTokens(db)).toMatchObject([{ label: 'products team', usedAt: null }]);
    await post('/api/releases/mf-products/disable', {});
    expect(await listTokens(db)).toMatchObject([{ usedAt: expect.any(String) }]);
    const again = createToken(db, { label: 'products team', remotes: ['*'], days: 1 });
    await expect(again).rejects.toThrow('There is a token products team already');
  });
});

test('lets an owner switch releases and manage tokens without a token', async () => {
  const { store, post, send, upload, liveVersion } = await start();
  await upload(await archiveOf(products(TWO)));
  const account = { email: 'vera@example.com', password: 'a good password' };
  await post('/api/auth/register', account, '');
  const owner = (await post('/api/auth/login', account, '')).body.accessToken;
  const rollBack = () => post('/api/releases/mf-products/rollback', {}, owner);
  expect((await rollBack()).body).toMatchObject({ message: `mf-products ${ONE} is live again` });
  expect(liveVersion()).toBe(ONE);
  expect((await send('/api/release-history', {}, owner)).body.history[0].actor).toBe(account.email);

  const input = { label: 'orders team', remotes: ['mf-orders'], days: 30 };
  const { token } = (await post('/api/deploy-tokens', input, owner)).body;
  expect((await post('/api/releases/mf-orders/disable', {}, token)).status).toBe(200);
  const again = await post('/api/deploy-tokens', input, owner);
  expect([again.status, Object.keys(again.body.fieldErrors)]).toEqual([409, ['label']]);
  const { tokens } = (await send('/api/deploy-tokens', {}, owner)).body;
  expect(tokens).toContainEqual(
    expect.objectContaining({ label: 'orders team', withdrawnAt: null }),
  );
  expect(JSON.stringify(tokens)).not.toContain(token);
  await post('/api/deploy-tokens/withdraw', { label: 'orders team' }, owner);
  expect((await post('/api/releases/mf-orders/enable', {}, token)).status).toBe(401);

  const user = await store.repositories.users.findByEmail(account.email);
  if (user) await store.transaction(({ users }) => users.update({ ...user, role: 'manager' }));
  await until(async () => (await rollBack()).status === 403);
  expect((await send('/api/deploy-tokens', {}, owner)).status).toBe(403);
});

test('takes no token of a team for that of a person', async () => {
  const { send } = await start({ remotes: ['*'] });
  for (const path of ['/api/products', '/api/account', '/api/deploy-tokens', '/api/changes'])
    expect([path, (await send(path)).status]).toEqual([path, 401]);
});
