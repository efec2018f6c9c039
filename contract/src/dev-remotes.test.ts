import { checkInput } from './check-input';
import { devRemoteSchema } from './dev-remote-schema';
import { devServerOrigin } from './dev-remotes';
import { inEnglish } from './translate';

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
  const check = (address: string) =>
    checkInput(devRemoteSchema, { remote: 'mf-orders', address }, inEnglish);
  const refused = (address: string) => ({ fieldErrors: { address } });
  expect(await check('http://localhost:3003')).toHaveProperty('value');
  expect(await check('')).toEqual(refused('Address is required'));
  expect(await check('https://example.com')).toEqual(
    refused('Address must look like http://127.0.0.1:3003'),
  );
});
