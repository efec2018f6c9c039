import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import type { Registry, RemoteBuild } from '../../contract/src/remotes';
import { sendRelease } from '../../remote-kit/send-release.mjs';
import { querySql } from '../support/database.mjs';
import { buildWithText, readBuildOf, removeOtherBuilds } from '../support/other-build';
import {
  killPostgres,
  makeDataDir,
  removeDataDir,
  startProduct,
} from '../support/product-process.mjs';
import { makeToken } from '../support/remotes-command.mjs';
import { withDatabase } from './support/database';

const ROUNDS = Number(process.env['STOCKROOM_CRASH_ROUNDS'] ?? 50);
const REMOTE = 'mf-suppliers';
const VICTIMS = ['gateway', 'database', 'both'] as const;
/** The kill comes when the change waits to write into this table, at a random moment, or right after the answer. */
const MOMENTS = ['releases', 'release_history', 'random', 'answer'] as const;
type Moment = (typeof MOMENTS)[number];

interface Live {
  live: string;
  candidate: string | null;
  share: number | null;
}

/** What the database says of the remote; entries of the history as "rollout 1a2b3c4d5e6f 10". */
interface State extends Live {
  history: string[];
}

interface Change {
  action: string;
  /** Publishes a new build with this query. */
  query?: string;
  /** Posts this to /api/releases/<remote>/<path>. */
  path?: string;
  body?: object;
  next: (before: Live, version: string) => Live;
}

/** Each is possible after the one before, the first one after the last. @param first the version of the checkout */
const changesFrom = (first: string): Change[] => [
  { action: 'published', query: '', next: (_before, version) => onlyLive(version) },
  {
    action: 'rollout',
    query: '?share=10',
    next: ({ live }, version) => ({ live, candidate: version, share: 10 }),
  },
  {
    action: 'rollout',
    path: 'share',
    body: { share: 50 },
    next: (before) => ({ ...before, share: 50 }),
  },
  { action: 'promoted', path: 'promote', next: ({ candidate }) => onlyLive(candidate ?? '') },
  {
    action: 'rollout',
    query: '?share=0',
    next: ({ live }, version) => ({ live, candidate: version, share: 0 }),
  },
  { action: 'aborted', path: 'abort', next: ({ live }) => onlyLive(live) },
  {
    action: 'rolled back',
    path: 'rollback',
    body: { version: first },
    next: () => onlyLive(first),
  },
];

test(`${ROUNDS} kills during changes of releases leave the state before or after each change`, async () => {
  const dataDir = await makeDataDir();
  const env = { STOCKROOM_SEED: 'none' };
  let product = await startProduct({ dataDir, env });
  const { url } = product;
  const port = Number(new URL(url).port);
  const token = await makeToken(dataDir, REMOTE);
  const changes = changesFrom((await readBuildOf(REMOTE)).version);
  const found = { before: 0, after: 0 };
  let usualMs = 100;
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const change = itemOf(changes, round);
      const [moment, victim] = [itemOf(MOMENTS, round), itemOf(VICTIMS, round)];
      const { folder, version } = await buildWithText(REMOTE, 'Search suppliers', `Find ${round}`);
      const before = await readState(dataDir);
      const after = stateAfter(change, before, version);
      const answer = await interrupt({
        moment,
        dataDir,
        usualMs,
        start: () => send(url, token, change, folder),
        kill: () => {
          if (victim === 'database') return killPostgres(dataDir);
          return victim === 'gateway' ? product.killGateway() : product.kill();
        },
      });
      if (victim !== 'database') product = await startProduct({ dataDir, env, port });
      // On a busy machine, PostgreSQL takes seconds to recover.
      const health = async () => (await fetch(`${url}/api/health`)).status;
      await expect.poll(health, { timeout: 30_000 }).toBe(200);

      const state = await readState(dataDir);
      const what = `${change.action}, ${victim} killed at ${moment}: ${answer}`;
      expect([before, after], what).toContainEqual(state);
      const hasHappened = state.history.length > before.history.length;
      found[hasHappened ? 'after' : 'before'] += 1;
      if (moment === 'answer') expect(answer, what).toBe('done');
      if (answer === 'done') expect(hasHappened, what).toBe(true);
      else expect(answer).toMatch(/does not answer/);
      if (moment.startsWith('release')) expect(hasHappened, what).toBe(false);
      await checkServed(url, dataDir, state);

      if (!hasHappened) {
        const started = performance.now();
        expect(await send(url, token, change, folder), what).toBe('done');
        usualMs = performance.now() - started;
        expect(await readState(dataDir)).toEqual(after);
      }
      console.log(`${round + 1}/${ROUNDS} ${what}: ${hasHappened ? 'after' : 'before'}`);
      await removeOtherBuilds();
    }
    console.log(`Found the state before ${found.before} times, after ${found.after} times`);
  } finally {
    await product.stop();
    await removeOtherBuilds();
    await removeDataDir(dataDir);
  }
});

function itemOf<Item>(items: readonly Item[], round: number): Item {
  return items[round % items.length] as Item;
}

function onlyLive(live: string): Live {
  return { live, candidate: null, share: null };
}

function stateAfter({ action, next }: Change, before: State, version: string): State {
  const live = next(before, version);
  const changed = action === 'aborted' ? before.candidate : (live.candidate ?? live.live);
  const entry = [action, changed, live.share ?? before.share].join(' ').trim();
  return { ...live, history: [...before.history, entry] };
}

/** @returns "done", or why not */
async function send(
  url: string,
  token: string,
  { query, path, body = {} }: Change,
  folder: string,
): Promise<string> {
  try {
    if (path === undefined) {
      await sendRelease(new URL(`/api/releases${query}`, url), token, folder);
      return 'done';
    }
    const answer = await fetch(`${url}/api/releases/${REMOTE}/${path}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }).catch(() => null);
    if (!answer) return 'the product does not answer';
    const { message } = await answer.json();
    return answer.ok ? 'done' : message;
  } catch (error) {
    return String(error);
  }
}

interface Interruption {
  moment: Moment;
  dataDir: string;
  /** How long a change takes. */
  usualMs: number;
  start: () => Promise<string>;
  kill: () => Promise<void>;
}

/** @returns the answer to the change that the kill interrupts */
async function interrupt({ moment, dataDir, usualMs, start, kill }: Interruption): Promise<string> {
  if (moment === 'random' || moment === 'answer') {
    const answer = start();
    await (moment === 'random' ? delay(Math.random() * usualMs) : answer);
    await kill();
    return answer;
  }
  return withDatabase(dataDir, async (client) => {
    // It may die with the database.
    client.on('error', () => undefined);
    await client.query(`begin; lock table ${moment} in share mode`);
    const answer = start();
    const waiting = `select 1 from pg_locks where relation = '${moment}'::regclass and not granted`;
    await expect.poll(async () => (await client.query(waiting)).rowCount).toBe(1);
    await kill();
    return answer;
  });
}

async function readState(dataDir: string): Promise<State> {
  const [state] = await querySql(
    dataDir,
    `select live, candidate, share, array(
       select concat_ws(' ', action, version, share) from release_history
       where name = $1 order by id) as history
     from release_states where name = $1`,
    [REMOTE],
  );
  return state;
}

/** Checks that all stored releases are whole, and that the product serves exactly what the state says. */
async function checkServed(url: string, dataDir: string, { live, candidate }: Live) {
  const wrong = await querySql(
    dataDir,
    `select name, version, file.key as path, hash
     from releases cross join json_each_text(build -> 'checksums') as file
     full join release_files on hash = file.value
     where name is null or hash is null or encode(sha256(bytes), 'hex') <> hash`,
  );
  expect(wrong, 'files that are lost, damaged or of no release').toEqual([]);
  const versionFor = async (release: string | null) => {
    const headers = { Cookie: `stockroom-preview=${release}` };
    const registry: Registry = await (await fetch(`${url}/registry.json`, { headers })).json();
    return registry.remotes.find(({ name }) => name === REMOTE)?.build?.version;
  };
  for (const version of [live, candidate]) {
    if (version === null) continue;
    // A process whose database was away reads again within 5 s.
    await expect.poll(() => versionFor(`${REMOTE}@${version}`)).toBe(version);
    const [stored] = await querySql(
      dataDir,
      'select build from releases where name = $1 and version = $2',
      [REMOTE, version],
    );
    const { checksums }: RemoteBuild = stored.build;
    for (const [path, checksum] of Object.entries(checksums)) {
      if (path.endsWith('.br')) continue;
      for (const encoding of ['br', 'identity']) {
        const file = await fetch(`${url}/remotes/${REMOTE}/${version}/${path}`, {
          headers: { 'Accept-Encoding': encoding },
        });
        const bytes = new Uint8Array(await file.arrayBuffer());
        expect(createHash('sha256').update(bytes).digest('hex'), path).toBe(checksum);
      }
    }
  }
  expect(await versionFor(null)).toBe(live);
}
