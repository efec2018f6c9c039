import type { StoredItems } from './stored-items';
import { ACCESS_TOKEN_KEY, REFRESH_TOKEN_KEY, TokenStorage } from './token-storage';

const OLD = { accessToken: 'access-1', refreshToken: 'refresh-1' };
const NEW = { accessToken: 'access-2', refreshToken: 'refresh-2' };

/** A browser's storage that stores nothing more once `isFull`. */
function storageThatFills() {
  const kept = new Map<string, string>();
  const storage = { isFull: false, kept };
  const items: StoredItems = {
    read: (key) => kept.get(key) ?? null,
    write(key, value) {
      if (value === null) kept.delete(key);
      else if (!storage.isFull) kept.set(key, value);
    },
  };
  return { storage, items };
}

const BLOCKED: StoredItems = { read: () => null, write: () => {} };

it('follows the tokens of another tab', () => {
  const { items } = storageThatFills();
  const [one, other] = [new TokenStorage(items), new TokenStorage(items)];
  one.save(OLD);
  other.reload();
  expect(other.refreshToken).toBe('refresh-1');
  other.save(NEW);
  one.reload();
  expect(one.accessToken).toBe('access-2');
});

it('keeps the tokens in memory if the browser stores nothing', () => {
  const tokens = new TokenStorage(BLOCKED);
  tokens.save(NEW);
  tokens.reload();
  expect([tokens.accessToken, tokens.refreshToken]).toEqual(['access-2', 'refresh-2']);
  tokens.clear();
  tokens.reload();
  expect(tokens.accessToken).toBeNull();
});

describe('a full storage', () => {
  it('does not restore old tokens', () => {
    const { storage, items } = storageThatFills();
    const tokens = new TokenStorage(items);
    tokens.save(OLD);
    storage.isFull = true;
    tokens.save(NEW);
    tokens.reload();
    expect([tokens.accessToken, tokens.refreshToken]).toEqual(['access-2', 'refresh-2']);
  });

  it('still shows that another tab has signed out', () => {
    const { storage, items } = storageThatFills();
    const tokens = new TokenStorage(items);
    tokens.save(OLD);
    storage.isFull = true;
    tokens.save(NEW);
    storage.kept.delete(ACCESS_TOKEN_KEY);
    storage.kept.delete(REFRESH_TOKEN_KEY);
    tokens.reload();
    expect(tokens.accessToken).toBeNull();
  });
});

it.each([
  ['of an account', `e30.${btoa('{"sub":"1","name":"anna@example.com"}')}.s`, 'anna@example.com'],
  [
    'of a name beyond Latin',
    `e30.${base64Url('{"name":"анна@example.com"}')}.s`,
    'анна@example.com',
  ],
  ['without a name', `e30.${btoa('{"sub":"1"}')}.s`, null],
  ['of another kind', `e30.${btoa('[]')}.s`, null],
  ['that is garbage', '%%%.%%%', null],
  ['that is text', 'null', null],
])('reads the account of an access token %s', (_kind, accessToken, user) => {
  const tokens = new TokenStorage(BLOCKED);
  tokens.save({ ...NEW, accessToken });
  expect(tokens.user).toBe(user);
});

function base64Url(text: string): string {
  return Buffer.from(text).toString('base64url');
}
