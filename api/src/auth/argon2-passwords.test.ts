import { createArgon2Passwords } from './argon2-passwords';

const passwords = createArgon2Passwords();

test('hashes with argon2id, 19 MiB and two passes, never the same twice', async () => {
  const [one, other] = await Promise.all([passwords.hash('secret'), passwords.hash('secret')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(other).not.toBe(one);
});

test('accepts only the same password', async () => {
  const hash = await passwords.hash(' пароль ');
  await expect(passwords.verify(hash, ' пароль ')).resolves.toBe(true);
  await expect(passwords.verify(hash, 'пароль')).resolves.toBe(false);
});

test('knows the common passwords in any case', async () => {
  for (const password of ['12345678', 'Password', 'QWERTY123', 'trustno1'])
    await expect(passwords.isCommon(password)).resolves.toBe(true);
  await expect(passwords.isCommon('a fine password')).resolves.toBe(false);
});

test('verifies many passwords in turn', async () => {
  const hash = await passwords.hash('p');
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) => passwords.verify(hash, index % 2 ? 'p' : 'q')),
  );
  expect(answers.filter(Boolean)).toHaveLength(6);
});
