import { createApp, createFindSignedIn, systemClock, type Api } from '@stockroom/api';
import { inMemoryPasswords } from '@stockroom/api/in-memory';
import {
  TRANSACTION_HEADER,
  type ChangeEvent,
  type EventBatch,
  type PeopleList,
  type SupplierWriteResult,
  type Tokens,
} from '@stockroom/contract';
import { sql } from 'kysely';
import { SILENT } from '../testing/fake-builds';
import { setUpTestReleases } from '../testing/test-releases';
import { eventRoute } from './event-route';
import { LiveEvents } from './live-events';

const makeReleases = setUpTestReleases();
const processes: LiveEvents[] = [];
const readers: ReadableStreamDefaultReader[] = [];
afterEach(async () => {
  for (const reader of readers.splice(0)) await reader.cancel();
  for (const events of processes.splice(0)) await events.close();
});

/** A shop whose owner is signed in, served by two processes. */
async function openShop() {
  const { db, store } = await makeReleases();
  const dependencies = {
    store,
    clock: systemClock,
    passwords: inMemoryPasswords,
    log: SILENT,
    config: { registration: 'open', authRate: 'off' },
  } as const;
  const startProcess = () => {
    const findReader = createFindSignedIn({ store, clock: systemClock });
    const events = new LiveEvents({ db, log: SILENT, findReader });
    processes.push(events);
    return createApp(dependencies, [eventRoute(events)]);
  };
  const [one, two] = [startProcess(), startProcess()];
  let lastTransaction: string | null = null;
  const send = async (path: string, body: object, token = '', method = 'POST') => {
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
    const answer = await one.request(path, { method, headers, body: JSON.stringify(body) });
    lastTransaction = answer.headers.get(TRANSACTION_HEADER);
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  /** The first has all rights. @returns the access token */
  const signUp = async (email: string) => {
    const credentials = { email, password: 'a-long-password' };
    await send('/api/auth/register', credentials);
    return ((await send('/api/auth/login', credentials)) as Tokens).accessToken;
  };
  const owner = await signUp('owner@example.com');
  const addSupplier = async () => {
    const supplier = { companyName: 'Live Ltd', email: 'live@example.com', phone: '5' };
    const made = await send('/api/suppliers', { ...supplier, contactPerson: 'Ann' }, owner);
    return { ...(made as SupplierWriteResult).supplier, transaction: lastTransaction };
  };
  const addCategory = (name: string) => send('/api/categories', { name }, owner);
  const invite = async (email: string) => {
    await send('/api/people/invitations', { email, role: 'sales' }, owner);
    return lastTransaction;
  };
  const moveToWarehouse = async (person: string) => {
    const headers = { Authorization: `Bearer ${owner}` };
    const { people } = (await (await one.request('/api/people', { headers })).json()) as PeopleList;
    const { _id } = people.find(({ email }) => email === person) ?? { _id: '' };
    await send(`/api/people/${_id}/role`, { role: 'warehouse' }, owner, 'PUT');
  };
  return { db, one, two, send, owner, addCategory, addSupplier, invite, signUp, moveToWarehouse };
}

interface Listening {
  /** The events of the next batch. */
  next(): Promise<EventBatch>;
  isOver(): Promise<boolean>;
}

async function listen(app: Api, token: string, since = ''): Promise<Listening> {
  const query = since === '' ? '' : `?since=${since}`;
  const answer = await app.request(`/api/events${query}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(answer.headers.get('Content-Type')).toBe('text/event-stream; charset=utf-8');
  if (!answer.body) throw new Error('No stream');
  const reader = answer.body.getReader();
  readers.push(reader);
  const read = async () => {
    const { value } = await reader.read();
    return value && new TextDecoder().decode(value);
  };
  return {
    async next() {
      for (;;) {
        const text = (await read()) ?? 'nothing more';
        const [, data] = /^id: \d+\ndata: (.+)\n\n$/.exec(text) ?? [];
        if (data) return JSON.parse(data) as EventBatch;
        if (!text.startsWith(':')) throw new Error(`Unexpected: ${text}`);
      }
    },
    async isOver() {
      for (;;) if ((await read()) === undefined) return true;
    },
  };
}

const topicsIn = ({ events }: EventBatch) => [...new Set(events.map(({ topic }) => topic))];

test('tells the pages of each process what any of them has changed', async () => {
  const { one, two, owner, addSupplier } = await openShop();
  const pages = [await listen(one, owner), await listen(two, owner)];
  for (const page of pages) expect((await page.next()).events).toEqual([]);
  const { _id, transaction } = await addSupplier();
  for (const page of pages)
    expect((await page.next()).events).toEqual([
      {
        id: expect.any(Number),
        transaction,
        topic: 'supplier',
        records: [_id],
        person: 'owner@example.com',
      },
    ]);
});

test('a page knows the event of its own invitation', async () => {
  const { one, owner, invite } = await openShop();
  const page = await listen(one, owner);
  await page.next();
  const transaction = await invite('new@example.com');
  const { events } = await page.next();
  expect(new Set(events.map((event) => event.transaction))).toEqual(new Set([transaction]));
});

test('goes on after the last batch of a page, with another process', async () => {
  const { one, two, owner, addCategory } = await openShop();
  const { position } = await (await listen(one, owner)).next();
  await addCategory('Cable');
  const resumed = await (await listen(two, owner, position)).next();
  expect(topicsIn(resumed)).toEqual(['category']);
  const later = await (await listen(two, owner, resumed.position)).next();
  expect(later.events).toEqual([]);
});

test('loses nothing of a transaction that ends after a later one', async () => {
  const { db, one, owner, addSupplier } = await openShop();
  const page = await listen(one, owner);
  const events: ChangeEvent[] = [...(await page.next()).events];
  await db.transaction().execute(async (slow) => {
    await sql`insert into categories (name) values ('Slow')`.execute(slow);
    await addSupplier();
    events.push(...(await page.next()).events);
  });
  events.push(...(await page.next()).events);
  expect(events.map(({ topic }) => topic)).toEqual(['supplier', 'category']);
});

test('ends its streams when it cannot read, and pages go on where they were', async () => {
  const { db, one, owner, addCategory } = await openShop();
  const page = await listen(one, owner);
  const { position } = await page.next();
  await sql`alter table events rename to lost_events`.execute(db);
  expect(await page.isOver()).toBe(true);
  await sql`alter table lost_events rename to events`.execute(db);
  await addCategory('Cable');
  expect(topicsIn(await (await listen(one, owner, position)).next())).toEqual(['category']);
});

test('goes on after the database has closed its connections', async () => {
  const { db, one, owner, addCategory } = await openShop();
  const { position } = await (await listen(one, owner)).next();
  // Returns once they are closed.
  await sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(db);
  await addCategory('Cable');
  expect(topicsIn(await (await listen(one, owner, position)).next())).toEqual(['category']);
});

test('tells only what the role may see', async () => {
  const { one, owner, send, signUp, moveToWarehouse } = await openShop();
  const clerk = await signUp('clerk@example.com');
  await moveToWarehouse('clerk@example.com');
  const pages = { owner: await listen(one, owner), clerk: await listen(one, clerk) };
  for (const page of Object.values(pages)) await page.next();
  await send('/api/people/invitations', { email: 'new@example.com', role: 'sales' }, owner);
  expect(topicsIn(await pages.owner.next())).toEqual(['person']);
  await send('/api/categories', { name: 'Cable' }, owner);
  const news = await pages.clerk.next();
  expect(topicsIn(news)).toEqual(['category']);
  const people = ({ events }: EventBatch) => events.map(({ person }) => person);
  expect(people(news)).toEqual(['']);
  expect(people(await pages.owner.next())).toEqual(['owner@example.com']);
});

test('ends with the session, and when the person gets another role', async () => {
  const { one, send, signUp, moveToWarehouse } = await openShop();
  const manager = await signUp('manager@example.com');
  const page = await listen(one, manager);
  await page.next();
  await moveToWarehouse('manager@example.com');
  expect(await page.isOver()).toBe(true);

  const again = await listen(one, manager);
  await again.next();
  await send('/api/account/sessions', {}, manager, 'DELETE');
  expect(await again.isOver()).toBe(true);
});

test('closes the oldest of too many connections of a session', async () => {
  const { one, owner } = await openShop();
  const oldest = await listen(one, owner);
  await oldest.next();
  for (let count = 0; count < 8; count += 1) await listen(one, owner);
  expect(await oldest.isOver()).toBe(true);
});

test.each([
  ['too much has changed', '1'],
  ['the position is of another database', '9999999999'],
])('says that everything may be new where %s', async (_why, since) => {
  const { db, one, owner } = await openShop();
  if (since === '1')
    await sql`insert into events (topic) select 'product' from generate_series(1, 1001)`.execute(
      db,
    );
  const { events } = await (await listen(one, owner, since)).next();
  expect(events).toEqual([expect.objectContaining({ id: 0, topic: 'everything', records: null })]);
});

test('answers now and then instead, where a proxy keeps streams back', async () => {
  const { one, owner, addCategory } = await openShop();
  const headers = { Authorization: `Bearer ${owner}` };
  const ask = async (query: string) => one.request(`/api/events?wait=no${query}`, { headers });
  await addCategory('Wire');
  const { position, events } = (await (await ask('&ageMs=60000')).json()) as EventBatch;
  expect(events.map(({ topic }) => topic)).toContain('category');
  await addCategory('Cable');
  const next = (await (await ask(`&since=${position}`)).json()) as EventBatch;
  expect(topicsIn(next)).toEqual(['category']);
  expect((await ask('&since=yesterday')).status).toBe(422);
  expect((await one.request('/api/events')).status).toBe(401);
});
