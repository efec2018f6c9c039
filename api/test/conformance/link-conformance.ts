import type {
  ChangeList,
  CreatedLink,
  InvitationResult,
  LinkCheck,
  Role,
  Tokens,
  WriteResult,
} from '@stockroom/contract';
import { createApp } from '../../src/app';
import { inMemoryPasswords } from '../../src/auth/in-memory-passwords';
import type { MailMessage } from '../../src/dependencies';
import { waitUntil } from './access-conformance';
import { listOfPeople, personOf } from './people-conformance';
import { setUpTestApi, USER, type MakeStore, type TestApi } from './test-api';

const NEW = 'new@example.com';
const PASSWORD = 'another fine password';
const INVALID = {
  code: 'LINK_INVALID',
  message: 'This link no longer works. Ask an owner for a new one.',
};

const tokenOf = ({ path }: { path: string }) => path.replace('/join#', '');

/** The calls around links, as an owner and as somebody without a session. */
function callsOf(api: TestApi) {
  const publicly = <Body>(path: string, body: object, clientAddress?: string) =>
    api.call<Body>('POST', `auth/links/${path}`, { body, token: null, clientAddress });
  return {
    invite: async (email = NEW, role: Role = 'warehouse', token?: string) =>
      (
        await api.call<InvitationResult>('POST', 'people/invitations', {
          body: { email, role },
          token,
        })
      ).body,
    resetLink: async (email: string) => {
      const { _id } = await personOf(api, email);
      return (await api.call<CreatedLink>('POST', `people/${_id}/reset-link`)).body;
    },
    check: (token: string) => publicly<LinkCheck>('check', { token }),
    accept: (token: string, password = PASSWORD, clientAddress?: string) =>
      publicly<WriteResult>('accept', { token, password }, clientAddress),
    signIn: (email: string, password = PASSWORD) =>
      api.call<Tokens>('POST', 'auth/login', { body: { email, password }, token: null }),
    act: async (email: string, action: string) =>
      api.call('POST', `people/${(await personOf(api, email))._id}/${action}`),
    /** What a link that no longer works answers. */
    async expectInvalid(token: string) {
      for (const answer of [
        await publicly('check', { token }),
        await publicly('accept', { token, password: PASSWORD }),
      ]) {
        expect(answer.status).toBe(422);
        expect(answer.body).toEqual(INVALID);
      }
    },
  };
}

export function describeLinks(makeStore: MakeStore): void {
  describe('an invitation', () => {
    const api = setUpTestApi(makeStore);
    const { invite, check, accept, signIn, act, expectInvalid } = callsOf(api);

    it('gives the chosen role to the person who follows the link', async () => {
      const invited = await invite(' New@Example.com ');
      const expiresAt = '2026-11-28T09:00:00.000Z';
      expect(invited).toEqual({
        success: true,
        message: 'Invitation created',
        isSent: false,
        path: expect.stringMatching(/^\/join#[\w-]{43}$/),
        invitation: {
          _id: expect.any(String),
          email: NEW,
          role: 'warehouse',
          invitedBy: USER.email,
          createdAt: '2026-11-21T09:00:00.000Z',
          expiresAt,
        },
      });
      expect((await listOfPeople(api)).invitations).toEqual([invited.invitation]);
      const checked = await check(tokenOf(invited));
      expect(checked.status).toBe(200);
      expect(checked.body).toEqual({
        kind: 'invitation',
        email: NEW,
        role: 'warehouse',
        expiresAt,
      });
      const accepted = await accept(tokenOf(invited));
      expect(accepted.status).toBe(200);
      expect(accepted.body).toEqual({ success: true, message: 'Password saved' });
      expect((await signIn(NEW)).status).toBe(200);
      expect(await personOf(api, NEW)).toMatchObject({ role: 'warehouse', devices: 1 });
      expect((await listOfPeople(api)).invitations).toEqual([]);
      await expectInvalid(tokenOf(invited));
    });

    it('welcomes the person like one who registers', async () => {
      await accept(tokenOf(await invite()));
      const { accessToken } = (await signIn(NEW)).body;
      expect(await api.read('notifications', accessToken)).toMatchObject({ unread: 3 });
    });

    it('works once, also for two who use it at the same moment', async () => {
      const token = tokenOf(await invite());
      const answers = await Promise.all([accept(token), accept(token), accept(token)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    });

    it('ends after 7 days, and so does one from a clock that was ahead', async () => {
      const token = tokenOf(await invite());
      api.clock.advance({ days: 6, minutes: 24 * 60 - 1 });
      expect((await check(token)).status).toBe(200);
      api.clock.advance({ minutes: 1 });
      await expectInvalid(token);
      await api.signInAgain();
      expect((await listOfPeople(api)).invitations).toEqual([]);
      api.clock.advance({ days: 30 });
      await api.signInAgain();
      const ahead = tokenOf(await invite());
      api.clock.advance({ days: -30 });
      await expectInvalid(ahead);
    });

    it('ends when an owner withdraws it', async () => {
      const { invitation, ...link } = await invite();
      const withdraw = () => api.call('DELETE', `people/invitations/${invitation._id}`);
      expect((await withdraw()).status).toBe(200);
      await expectInvalid(tokenOf(link));
      expect((await withdraw()).status).toBe(404);
      const { changes } = await api.read<ChangeList>('changes?entity=invitation');
      expect(changes.map(({ action, entityId }) => [action, entityId])).toEqual([
        ['removed', invitation._id],
        ['created', invitation._id],
      ]);
    });

    it('replaces the earlier one to the same e-mail', async () => {
      const first = await invite(NEW, 'owner');
      const second = await invite('NEW@example.com', 'sales');
      await expectInvalid(tokenOf(first));
      expect((await listOfPeople(api)).invitations).toEqual([second.invitation]);
      expect((await check(tokenOf(second))).body).toMatchObject({ role: 'sales' });
    });

    it('leaves one when an owner presses twice', async () => {
      const links = await Promise.all([invite(), invite()]);
      const answers = await Promise.all(links.map((link) => check(tokenOf(link))));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
      expect((await listOfPeople(api)).invitations).toHaveLength(1);
    });

    it('refuses an e-mail that has an account, at the field', async () => {
      const body = { email: USER.email.toUpperCase(), role: 'sales' };
      const refused = await api.call('POST', 'people/invitations', { body });
      expect(refused.status).toBe(409);
      expect(refused.body.fieldErrors).toEqual({ email: 'This person already has an account' });
    });

    it.each([
      [{ email: 'nonsense', role: 'sales' }, { email: 'Invalid email address' }],
      [{ email: 'a@example.com,b@example.com', role: 'sales' }, { email: 'Invalid email address' }],
      [
        { email: '', role: '' },
        { email: 'Email is required', role: 'Please select a role' },
      ],
    ])('refuses %j at the fields', async (body, errors) => {
      expect(await api.fieldErrors('POST', 'people/invitations', body)).toEqual(errors);
    });

    it('ends when the person registers', async () => {
      const token = tokenOf(await invite());
      await api.signUp(NEW);
      await expectInvalid(token);
      expect((await personOf(api, NEW)).role).toBe('manager');
    });

    it.each(['deactivate', 'role'])('ends with the rights of its author (%s)', async (what) => {
      const author = await api.signUp('author@example.com', 'owner');
      const token = tokenOf(await invite(NEW, 'owner', author));
      if (what === 'deactivate') await act('author@example.com', what);
      else {
        const { _id } = await personOf(api, 'author@example.com');
        await api.call('PUT', `people/${_id}/role`, { body: { role: 'manager' } });
      }
      await expectInvalid(token);
      expect((await listOfPeople(api)).invitations).toEqual([]);
    });

    it('keeps the token out of the database, the trail and kept answers', async () => {
      const headers = { 'Idempotency-Key': 'invite' };
      const body = { email: NEW, role: 'sales' };
      const call = () =>
        api.call<InvitationResult>('POST', 'people/invitations', { body, headers });
      const token = tokenOf((await call()).body);
      const [link] = await api.store.repositories.links.list({});
      expect(JSON.stringify(link)).not.toContain(token);
      const trail = await api.read<ChangeList>('changes');
      expect(JSON.stringify(trail)).not.toContain(token);
      expect(JSON.stringify(trail)).not.toMatch(/hash/i);
      expect(tokenOf((await call()).body)).not.toBe(token);
    });

    it.each([
      ['short', 'Password must have at least 8 characters'],
      ['', 'Password is required'],
      ['x'.repeat(257), 'Password can have at most 256 characters'],
    ])('keeps the link when the password is bad (%#)', async (password, message) => {
      const token = tokenOf(await invite());
      const body = { token, password };
      expect(await api.fieldErrors('POST', 'auth/links/accept', body)).toEqual({
        password: message,
      });
      expect((await check(token)).status).toBe(200);
    });

    it.each(['nonsense', 'A'.repeat(43), 'x\0', '../..'])('never accepts %j', async (token) => {
      await invite();
      await expectInvalid(token);
    });
  });

  describe('a reset link', () => {
    const api = setUpTestApi(makeStore);
    const { resetLink, check, accept, signIn, act, expectInvalid } = callsOf(api);
    const OLD = 'old@example.com';
    let session: string;
    beforeEach(async () => {
      session = await api.signUp(OLD, 'sales');
    });

    it('sets a new password and signs out everywhere', async () => {
      const token = tokenOf(await resetLink(OLD));
      expect((await check(token)).body).toMatchObject({ kind: 'reset', email: OLD, role: null });
      expect((await accept(token)).status).toBe(200);
      await waitUntil(
        async () => (await api.call('GET', 'products', { token: session })).status === 401,
      );
      expect((await signIn(OLD, USER.password)).status).toBe(422);
      expect((await signIn(OLD)).status).toBe(200);
      expect((await personOf(api, OLD)).role).toBe('sales');
      await expectInvalid(token);
      const { _id } = await personOf(api, OLD);
      const { changes } = await api.read<ChangeList>(`changes?entityId=${_id}`);
      expect(changes.map(({ userName, action }) => [userName, action])).toEqual([
        [OLD, 'signed-in'],
        [OLD, 'sign-in-failed'],
        [OLD, 'password-changed'],
        [USER.email, 'reset-link-created'],
        [OLD, 'signed-in'],
        [OLD, 'created'],
      ]);
    });

    it('works once, replaces the earlier one and ends after 7 days', async () => {
      const first = tokenOf(await resetLink(OLD));
      const second = tokenOf(await resetLink(OLD));
      await expectInvalid(first);
      const answers = await Promise.all([accept(second), accept(second)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
      const late = tokenOf(await resetLink(OLD));
      api.clock.advance({ days: 7 });
      await expectInvalid(late);
    });

    it('does not work for a deactivated person, not even after they are back', async () => {
      const token = tokenOf(await resetLink(OLD));
      await act(OLD, 'deactivate');
      await expectInvalid(token);
      const refused = await act(OLD, 'reset-link');
      expect([refused.status, refused.body.code]).toEqual([409, 'DEACTIVATED']);
      await act(OLD, 'reactivate');
      await expectInvalid(token);
    });
  });

  describe('the limit of links', () => {
    const api = setUpTestApi(makeStore, { authRate: 3 });
    const { accept } = callsOf(api);

    it('counts tries per address, and leaves sign-in free', async () => {
      const tries = [];
      for (let count = 0; count < 4; count += 1)
        tries.push((await accept('nonsense', PASSWORD, '10.0.0.1')).status);
      expect(tries).toEqual([422, 422, 422, 429]);
      expect((await accept('nonsense', PASSWORD, '10.0.0.2')).status).toBe(422);
    });
  });

  describe('links by e-mail', () => {
    const api = setUpTestApi(makeStore);
    const { check, resetLink } = callsOf(api);

    /** Invites through an API that can send. */
    async function inviteWith(mail: (message: MailMessage) => Promise<void>, headers = {}) {
      const warn = jest.fn();
      const app = createApp({
        store: api.store,
        clock: api.clock,
        passwords: inMemoryPasswords,
        mail,
        config: { registration: 'open', authRate: 'off' },
        log: { info: () => {}, warn, error: () => {} },
      });
      const answer = await app.request('/api/people/invitations', {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Authorization: `Bearer ${api.tokens.accessToken}`,
          ...headers,
        },
        body: JSON.stringify({ email: NEW, role: 'sales' }),
      });
      expect(answer.status).toBe(201);
      return { warn, invited: (await answer.json()) as InvitationResult };
    }

    it('go out after the invitation is stored', async () => {
      const mails: MailMessage[] = [];
      const { invited } = await inviteWith(async (message) => {
        expect((await listOfPeople(api)).invitations).toHaveLength(1);
        mails.push(message);
      });
      expect(invited.isSent).toBe(true);
      const text = `${USER.email} invites you to Stockroom as Sales. Choose a password within 7 days:`;
      expect(mails).toEqual([
        { to: NEW, subject: 'Your invitation to Stockroom', text, path: invited.path },
      ]);
    });

    it('speak the language of their author', async () => {
      const mails: MailMessage[] = [];
      const send = async (message: MailMessage) => void mails.push(message);
      await inviteWith(send, { 'Accept-Language': 'ru' });
      expect(mails).toMatchObject([
        {
          subject: 'Приглашение в Stockroom',
          text: `${USER.email} приглашает вас в Stockroom с ролью «Продавец». Задайте пароль в течение 7 дней:`,
        },
      ]);
    });

    it('leave the invitation when they cannot go out', async () => {
      const { invited, warn } = await inviteWith(() => Promise.reject(new Error('No server')));
      expect(invited.isSent).toBe(false);
      expect(warn).toHaveBeenCalledTimes(1);
      expect((await check(tokenOf(invited))).status).toBe(200);
    });

    it('stay with the owner where Stockroom cannot send', async () => {
      expect(await resetLink(USER.email)).toMatchObject({ isSent: false });
    });
  });
}
