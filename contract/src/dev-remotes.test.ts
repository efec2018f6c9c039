import { devRemoteSchema } from './dev-remote-schema';
import { devServerOrigin } from './dev-remotes';

test.each([
  ['http://localhost:3003', 'http://localhost:3003'],
  [' http://LOCALHOST:3003/ ', 'http://localhost:3003'],
  ['http://127.0.0.1:8123', 'http://127.0.0.1:8123'],
])('takes %s', (address, origin) => {
  expect(devServerOrigin(address)).toBe(origin);
});

test.each([
  '',
  '3003',
  'localhost:3003',
  'http://localhost',
  'https://localhost:3003',
  'http://localhost.example.com:3003',
  'http://example.com:3003',
  'http://192.168.0.2:3003',
  'http://localhost@example.com:3003',
  'http://user:secret@localhost:3003',
  'http://localhost:3003/other',
  'http://localhost:3003/?remote=x',
  'javascript:alert(1)//localhost:3003',
])('refuses %s', (address) => {
  expect(devServerOrigin(address)).toBeNull();
});

test('the form describes a valid address', async () => {
  const check = (address: string) => devRemoteSchema.validate({ remote: 'mf-orders', address });
  await expect(check('http://localhost:3003')).resolves.toBeDefined();
  await expect(check('')).rejects.toThrow('Address is required');
  await expect(check('https://example.com')).rejects.toThrow('Address must look like');
});
