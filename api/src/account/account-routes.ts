import {
  accountLanguageSchema,
  INTERFACE_LANGUAGES,
  msg,
  passwordChangeSchema,
  ROLE_NAMES,
  type AccountResult,
  type DeviceList,
  type WriteResult,
} from '@stockroom/contract';
import { limitSignIn } from '../auth/rate-limits';
import { requireGoodPassword } from '../auth/require-good-password';
import { readJson } from '../http/read-body';
import { readRoute, writeRoute, type Route } from '../http/route';
import {
  FLAG,
  ID,
  INSTANT,
  listOf,
  nullable,
  oneOf,
  record,
  TEXT,
  written,
} from '../openapi/response-schemas';
import { translateFor } from '../texts';
import { changePassword, listDevices, signOutDevice, signOutEverywhere } from './account-service';

const LANGUAGE = oneOf(INTERFACE_LANGUAGES.map(({ value }) => value));
const ACCOUNT = record({
  _id: ID,
  email: TEXT,
  role: oneOf(ROLE_NAMES),
  language: nullable(LANGUAGE),
});
const DEVICE = record({
  _id: ID,
  userAgent: TEXT,
  createdAt: INSTANT,
  usedAt: INSTANT,
  isCurrent: FLAG,
});

/** What signed-in people see and change of themselves. */
export const ACCOUNT_ROUTES: readonly Route[] = [
  readRoute({
    path: '/api/account',
    permission: 'signed-in',
    summary: 'Who is signed in, their role, and the language of their interface',
    answer: record({ account: ACCOUNT }),
    async read({ repositories, user: { id, name, role } }): Promise<AccountResult> {
      const user = await repositories.users.find(id);
      return { account: { _id: id, email: name, role, language: user?.language ?? null } };
    },
  }),
  writeRoute({
    method: 'put',
    path: '/api/account/language',
    permission: 'signed-in',
    summary: 'Choose the language of the interface',
    body: accountLanguageSchema,
    answer: {},
    message: msg('Language changed'),
    write: ({ repositories, actor }, { language }) =>
      repositories.users.setLanguage(actor.id, language),
  }),
  {
    method: 'put',
    path: '/api/account/password',
    permission: 'signed-in',
    summary: 'Change the password; all other devices are signed out',
    body: passwordChangeSchema,
    answer: written(),
    errors: ['RATE_LIMITED'],
    isRepeatable: true,
    async handle(c, services) {
      const { currentPassword, newPassword } = await readJson(c, passwordChangeSchema);
      const actor = c.get('user');
      const credentials = { email: actor.name, password: newPassword };
      await requireGoodPassword(services.passwords, credentials, 'newPassword');
      // Whoever has stolen a session must not guess the password.
      await limitSignIn(services, actor.name, c.env?.clientAddress);
      const change = { currentPassword, passwordHash: await services.passwords.hash(newPassword) };
      const t = translateFor(c);
      return services.write(
        c,
        // Nobody may guess a password by the fingerprint of a request.
        { status: 200, input: null, answer: written() },
        async (work): Promise<WriteResult> => {
          await changePassword({ ...work, actor }, services.passwords, change);
          return { success: true, message: t('Password changed') };
        },
      );
    },
  },
  readRoute({
    path: '/api/account/sessions',
    permission: 'signed-in',
    summary: 'The devices on which the person is signed in: this one, then the last used',
    answer: record({ sessions: listOf(DEVICE) }),
    read: async ({ repositories, user, clock }): Promise<DeviceList> => ({
      sessions: await listDevices(repositories, user, clock.now()),
    }),
  }),
  writeRoute({
    method: 'delete',
    path: '/api/account/sessions/:id',
    permission: 'signed-in',
    summary: 'Sign out one of the own devices',
    answer: {},
    message: msg('Device signed out'),
    write: (work) => signOutDevice(work, work.params.id),
  }),
  writeRoute({
    method: 'delete',
    path: '/api/account/sessions',
    permission: 'signed-in',
    summary: 'Sign out everywhere, here too',
    answer: {},
    message: msg('Signed out everywhere'),
    write: signOutEverywhere,
  }),
];
