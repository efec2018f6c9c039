import { resolve } from 'node:path';
import { readSettings } from './environment';

test('works without any variable', () => {
  expect(readSettings({})).toEqual({
    port: 8080,
    host: '127.0.0.1',
    databaseUrl: undefined,
    dataDir: resolve('.stockroom'),
    seed: 'default',
    registration: 'open',
    jwtSecret: undefined,
    metricsToken: undefined,
    authRate: 10,
    log: 'default',
    devRemotes: false,
    trustedProxies: [],
    mail: undefined,
  });
});

test('takes every variable', () => {
  const settings = readSettings({
    PORT: '9000',
    HOST: '0.0.0.0',
    DATABASE_URL: 'postgres://user:secret@db:5432/stock',
    STOCKROOM_DATA_DIR: '/srv/stockroom',
    STOCKROOM_SEED: 'none',
    STOCKROOM_REGISTRATION: 'closed',
    STOCKROOM_JWT_SECRET: 's'.repeat(32),
    STOCKROOM_METRICS_TOKEN: 'm'.repeat(16),
    STOCKROOM_AUTH_RATE: 'off',
    STOCKROOM_LOG: 'requests',
    STOCKROOM_DEV_REMOTES: 'on',
    STOCKROOM_TRUSTED_PROXIES: '10.0.0.1, ::1',
    STOCKROOM_SMTP_URL: 'smtps://user:secret@mail.example.com',
    STOCKROOM_PUBLIC_URL: 'https://stock.example.com/',
  });
  expect(settings).toMatchObject({
    port: 9000,
    host: '0.0.0.0',
    seed: 'none',
    registration: 'closed',
    metricsToken: 'm'.repeat(16),
    authRate: 'off',
    log: 'requests',
    devRemotes: true,
    trustedProxies: ['10.0.0.1', '::1'],
    mail: {
      smtpUrl: 'smtps://user:secret@mail.example.com',
      publicUrl: 'https://stock.example.com/',
    },
  });
});

test('an empty variable counts as unset', () => {
  expect(readSettings({ DATABASE_URL: '', PORT: ' ' })).toMatchObject({
    databaseUrl: undefined,
    port: 8080,
  });
});

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['DATABASE_URL', 'mysql://root@db/stock'],
  ['DATABASE_URL', 'db'],
  ['STOCKROOM_SEED', 'full'],
  ['STOCKROOM_REGISTRATION', 'maybe'],
  ['STOCKROOM_JWT_SECRET', 'short'],
  ['STOCKROOM_METRICS_TOKEN', 'short'],
  ['STOCKROOM_AUTH_RATE', '0'],
  ['STOCKROOM_AUTH_RATE', 'often'],
  ['STOCKROOM_LOG', 'all'],
  ['STOCKROOM_DEV_REMOTES', 'yes'],
  ['STOCKROOM_TRUSTED_PROXIES', 'proxy.local'],
  ['STOCKROOM_SMTP_URL', 'mail.example.com'],
  ['STOCKROOM_SMTP_URL', 'https://mail.example.com'],
  ['STOCKROOM_PUBLIC_URL', 'stock.example.com'],
  ['STOCKROOM_PUBLIC_URL', 'https://example.com/stock'],
])('refuses %s=%s in one line that names it', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^${name} must [^\n]+$`));
});

test('needs the address of the product when it sends e-mail', () => {
  const environment = { STOCKROOM_SMTP_URL: 'smtp://localhost:25' };
  expect(() => readSettings(environment)).toThrow(
    'STOCKROOM_PUBLIC_URL must be set when STOCKROOM_SMTP_URL is set',
  );
  const { mail } = readSettings({ STOCKROOM_PUBLIC_URL: 'https://stock.example.com' });
  expect(mail).toBeUndefined();
});

test('never repeats a password in a message', () => {
  const smtp = { STOCKROOM_SMTP_URL: 'http://user:hunter2@mail' };
  expect(() => readSettings(smtp)).not.toThrow(/hunter2/);
  const url = 'mysql://root:hunter2@db/stock';
  expect(() => readSettings({ DATABASE_URL: url })).not.toThrow(/hunter2/);
});
