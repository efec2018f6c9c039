import {
  ROLE_NAMES,
  type ChangeList,
  type Person,
  type PeopleList,
  type Role,
} from '@stockroom/contract';
import { inMemoryPasswords } from '../../src/auth/in-memory-passwords';
import { changeRole } from '../../src/people/people-service';
import { waitUntil } from './access-conformance';
import { setUpTestApi, USER, type MakeStore, type TestApi } from './test-api';

export const listOfPeople = (api: TestApi) => api.read<PeopleList>('people');

export async function personOf(api: TestApi, email: string): Promise<Person> {
  const { people } = await listOfPeople(api);
  const found = people.find((person) => person.email === email);
  if (!found) throw new Error(`Nobody has ${email}`);
  return found;
}

export function describePeople(makeStore: MakeStore): void {
  describe('people', () => {
    const api = setUpTestApi(makeStore);
    const SALES = 'sales@example.com';
    let token: string;
    let sales: Person;
    let me: Person;
    beforeEach(async () => {
      token = await api.signUp(SALES, 'sales');
      sales = await personOf(api, SALES);
      me = await personOf(api, USER.email);
    });

    const setRole = (id: string, role: Role, more: { from?: Role; token?: string } = {}) =>
      api.call('PUT', `people/${id}/role`, {
        token: more.token,
        body: { role, ...(more.from && { from: more.from }) },
      });
    const act = (id: string, action: string, token?: string) =>
      api.call('POST', `people/${id}/${action}`, { token });
    const trailOf = async (id: string) =>
      (await api.read<ChangeList>(`changes?entityId=${id}&userId=${me._id}`)).changes;

    it('lists everybody with role, devices and when they were last here', async () => {
      await api.signUp(SALES);
      const { people, invitations } = await listOfPeople(api);
      const now = api.clock.now().toISOString();
      const same = { createdAt: now, lastSeenAt: now, deactivatedAt: null };
      expect(people).toEqual([
        { _id: expect.any(String), email: SALES, role: 'sales', devices: 2, ...same },
        { _id: expect.any(String), email: USER.email, role: 'owner', devices: 1, ...same },
      ]);
      expect(invitations).toEqual([]);
    });

    it('counts only devices that are still signed in', async () => {
      const body = { refreshToken: api.tokens.refreshToken };
      await api.call('POST', 'auth/logout', { body, token: null });
      await api.signInAgain();
      expect((await personOf(api, USER.email)).devices).toBe(1);
      api.clock.advance({ days: 31 });
      await api.signInAgain();
      expect((await personOf(api, USER.email)).devices).toBe(1);
      expect((await personOf(api, SALES)).devices).toBe(0);
    });

    it('tells when a person was last here, signed out or not', async () => {
      const { lastSeenAt } = await personOf(api, SALES);
      await act(sales._id, 'deactivate');
      expect(await personOf(api, SALES)).toMatchObject({ devices: 0, lastSeenAt });
      expect(lastSeenAt).not.toBeNull();
    });

    it('changes a role, and records it without any secret', async () => {
      expect((await setRole(sales._id, 'warehouse', { from: 'sales' })).status).toBe(200);
      expect((await personOf(api, SALES)).role).toBe('warehouse');
      expect(await trailOf(sales._id)).toMatchObject([
        {
          entity: 'person',
          action: 'role-changed',
          label: SALES,
          userName: USER.email,
          fields: [{ field: 'role', from: 'sales', to: 'warehouse' }],
        },
      ]);
    });

    it('refuses a change of a role that somebody else has changed meanwhile', async () => {
      await setRole(sales._id, 'warehouse');
      const refused = await setRole(sales._id, 'accountant', { from: 'sales' });
      expect([refused.status, refused.body.code]).toEqual([409, 'VERSION_CONFLICT']);
      expect((await personOf(api, SALES)).role).toBe('warehouse');
      // The same choice twice is fine.
      expect((await setRole(sales._id, 'warehouse', { from: 'sales' })).status).toBe(200);
    });

    it.each(['director', '', null, 5])('refuses the role %j at the field', async (role) => {
      const path = `people/${sales._id}/role`;
      expect(await api.fieldErrors('PUT', path, { role })).toEqual({
        role: 'Please select a role',
      });
    });

    it('signs a deactivated person out within a second, and lets them back in', async () => {
      const products = async () => (await api.call('GET', 'products', { token })).status;
      expect(await products()).toBe(200);
      expect((await act(sales._id, 'deactivate')).status).toBe(200);
      await waitUntil(async () => (await products()) === 401);
      const now = api.clock.now().toISOString();
      expect(await personOf(api, SALES)).toMatchObject({ deactivatedAt: now, devices: 0 });
      const signIn = ({ password } = USER) =>
        api.call('POST', 'auth/login', { body: { email: SALES, password }, token: null });
      expect((await signIn()).body.code).toBe('DEACTIVATED');
      expect((await signIn({ ...USER, password: 'wrong' })).body.code).toBe('INVALID_CREDENTIALS');
      expect((await act(sales._id, 'deactivate')).status).toBe(200);
      expect((await act(sales._id, 'reactivate')).status).toBe(200);
      expect((await act(sales._id, 'reactivate')).status).toBe(200);
      expect((await signIn()).status).toBe(200);
      expect(await products()).toBe(401);
      expect((await trailOf(sales._id)).map(({ action }) => action)).toEqual([
        'reactivated',
        'deactivated',
      ]);
    });

    it('keeps the last owner an owner and active', async () => {
      for (const refused of [await setRole(me._id, 'manager'), await act(me._id, 'deactivate')])
        expect([refused.status, refused.body.code]).toEqual([409, 'LAST_OWNER']);
      expect(await personOf(api, USER.email)).toMatchObject({ role: 'owner', deactivatedAt: null });
    });

    it('lets nobody change their own role or deactivate themselves', async () => {
      await setRole(sales._id, 'owner');
      for (const refused of [await setRole(me._id, 'manager'), await act(me._id, 'deactivate')])
        expect([refused.status, refused.body.code]).toEqual([409, 'OWN_ACCOUNT']);
    });

    it.each(['role', 'deactivate'])(
      'keeps one owner when two take the rights of each other at once (%s)',
      async (what) => {
        const other = await api.signUp('other@example.com', 'owner');
        const { _id } = await personOf(api, 'other@example.com');
        const take = (id: string, by: string) =>
          what === 'role' ? setRole(id, 'manager', { token: by }) : act(id, what, by);
        const answers = await Promise.all([
          take(_id, api.tokens.accessToken),
          take(me._id, other),
          take(_id, api.tokens.accessToken),
          take(me._id, other),
        ]);
        const users = await api.store.repositories.users.list();
        const owners = users.filter((one) => one.role === 'owner' && one.deactivatedAt === null);
        expect(owners).toHaveLength(1);
        const statuses = new Set(answers.map(({ status }) => status));
        expect([...statuses].every((status) => [200, 401, 403, 409].includes(status))).toBe(true);
      },
    );

    it('refuses an owner whose rights ended after the request began', async () => {
      await api.signUp('other@example.com', 'owner');
      const other = await personOf(api, 'other@example.com');
      await setRole(other._id, 'manager');
      const actor = { id: other._id, name: other.email, role: 'owner' } as const;
      const now = api.clock.now().toISOString();
      const change = api.store.transaction((repositories) =>
        changeRole({ repositories, actor, now }, sales._id, { role: 'owner', from: undefined }),
      );
      await expect(change).rejects.toMatchObject({ code: 'FORBIDDEN' });
    });

    it.each(ROLE_NAMES.filter((role) => role !== 'owner'))(
      'gives %s no way to the people, their roles and links',
      async (role) => {
        const other = await api.signUp(`${role}2@example.com`, role);
        const { _id } = await personOf(api, `${role}2@example.com`);
        const body = { role: 'owner' };
        const calls = [
          await api.call('GET', 'people', { token: other }),
          await setRole(_id, 'owner', { token: other }),
          await setRole(me._id, 'sales', { token: other }),
          await act(me._id, 'deactivate', other),
          await act(sales._id, 'reactivate', other),
          await act(me._id, 'reset-link', other),
          await api.call('PUT', 'people/registration', { token: other, body }),
          await api.call('DELETE', `people/invitations/${me._id}`, { token: other }),
          await api.call('POST', 'people/invitations', {
            token: other,
            body: { email: 'friend@example.com', role: 'owner' },
          }),
        ];
        for (const { status, body: refusal } of calls)
          expect([status, refusal.code]).toEqual([403, 'FORBIDDEN']);
      },
    );

    it.each([
      ['a deploy token', 'stockroom_0123456789abcdef'],
      ['no token', null],
    ])('refuses %s', async (_kind, foreign) => {
      const answer = await api.call('GET', 'people', { token: foreign });
      expect(answer.status).toBe(401);
    });

    it.each(['nobody', '01a1fc0c-5627-7701-832f-dc14788c32bd'])('does not know %s', async (id) => {
      const answers = [
        await setRole(id, 'sales'),
        await act(id, 'deactivate'),
        await act(id, 'reactivate'),
        await act(id, 'reset-link'),
        await api.call('DELETE', `people/invitations/${id}`),
      ];
      for (const { status } of answers) expect(status).toBe(404);
    });
  });

  describe('the role of people who register', () => {
    const api = setUpTestApi(makeStore);
    const choose = (role: unknown) => api.call('PUT', 'people/registration', { body: { role } });

    it('is manager until an owner chooses another', async () => {
      expect((await listOfPeople(api)).registration).toEqual({ isOpen: true, role: 'manager' });
      await api.signUp('one@example.com');
      expect((await choose('warehouse')).status).toBe(200);
      expect((await choose('sales')).status).toBe(200);
      await api.signUp('two@example.com');
      expect((await listOfPeople(api)).registration).toEqual({ isOpen: true, role: 'sales' });
      expect((await personOf(api, 'one@example.com')).role).toBe('manager');
      expect((await personOf(api, 'two@example.com')).role).toBe('sales');
      const { changes } = await api.read<ChangeList>('changes?entity=system-settings');
      expect(changes[0]?.fields).toEqual([
        { field: 'registrationRole', from: 'warehouse', to: 'sales' },
      ]);
    });

    it('is never owner', async () => {
      expect(await api.fieldErrors('PUT', 'people/registration', { role: 'owner' })).toEqual({
        role: 'Please select a role other than Owner',
      });
    });
  });

  describe('people while registration is closed', () => {
    const api = setUpTestApi(makeStore, { registration: 'closed' });

    it('shows that it is closed', async () => {
      // Nobody can register, so the first owner comes from elsewhere.
      const now = api.clock.now().toISOString();
      const passwordHash = await inMemoryPasswords.hash(USER.password);
      await api.store.transaction(({ users }) =>
        users.insert({
          id: '01a1fc0c-5627-7701-832f-dc14788c32bd',
          email: USER.email,
          passwordHash,
          role: 'owner',
          createdAt: now,
          deactivatedAt: null,
          language: null,
        }),
      );
      await api.signInAgain();
      expect((await listOfPeople(api)).registration).toEqual({ isOpen: false, role: 'manager' });
    });
  });
}
