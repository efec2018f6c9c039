import {
  ApiError,
  bearerToken,
  COUNT,
  FLAG,
  INSTANT,
  listOf,
  nullable,
  readJson,
  readQuery,
  record,
  TEXT,
  written,
  type ApiContext,
  type Route,
} from '@stockroom/api';
import { msg, rolloutShareSchema, type Text } from '@stockroom/contract';
import { number, object, string } from 'yup';
import { DeploymentError } from '../errors';
import { translateFor } from '../texts';
import { disable, enable, publish, recall, remove, rollBack } from './change-releases';
import { KEPT_HOURS, prune } from './prune-releases';
import type { Author, ReleaseState } from './release-state';
import { readReleases } from './release-store';
import { changeReleases, readHistory, readStates } from './state-store';
import { abort, promote, setShare } from './change-rollout';
import { deployTokenRoutes } from './deploy-token-routes';
import { isTokenFor, useToken, type Publisher } from './deploy-tokens';
import type { LiveReleases } from './live-releases';
import { readArchive } from './read-archive';
import type { ReleaseDatabase } from './release-tables';

const HOUR_MS = 60 * 60 * 1000;

const RELEASE = record({
  version: TEXT,
  publisher: TEXT,
  note: TEXT,
  commitId: nullable(TEXT),
  committedAt: nullable(INSTANT),
  publishedAt: INSTANT,
  liveUntil: nullable(INSTANT),
  recalledAt: nullable(INSTANT),
  isAborted: FLAG,
});
const STATE = record({
  name: TEXT,
  title: TEXT,
  live: nullable(TEXT),
  disabled: nullable(TEXT),
  candidate: nullable(TEXT),
  share: nullable(COUNT),
  isRemoved: FLAG,
  releases: listOf(RELEASE),
});
const ENTRY = record({
  name: TEXT,
  version: nullable(TEXT),
  action: TEXT,
  actor: TEXT,
  share: nullable(COUNT),
  note: TEXT,
  at: INSTANT,
});

const PUBLISH_QUERY = {
  note: string().max(200, 'A note has at most 200 characters'),
  force: string().oneOf(['true'], 'force can only be true'),
  share: string().matches(/^(\d{1,2}|100)$/, 'share is a whole number from 0 to 100'),
};
/** What the page of a person showed, each a version or "none": a change of something else is refused. */
const SEEN_QUERY = { live: string().max(64), candidate: string().max(64) };
const VERSION_BODY = object({ version: string().max(64) })
  .noUnknown()
  .strict();
const RECALL_BODY = VERSION_BODY.shape({
  version: string().required('version is required').max(64),
});
const PRUNE_BODY = object({
  keep: number().required('keep is required').integer().min(1, 'keep must be 1 or more'),
  minHours: number().default(KEPT_HOURS).min(0, 'minHours must be 0 or more'),
})
  .noUnknown()
  .strict();
const BY_TOKEN = { permission: 'deploy-token', method: 'post', answer: written() } as const;

/** How teams publish their releases and switch between them, and how everybody sees what is live. */
export function releaseRoutes(db: ReleaseDatabase, live: LiveReleases): readonly Route[] {
  /** Checks who asks, changes releases, and answers when this process serves the change. */
  async function change(
    c: ApiContext,
    work: (author: Author, publisher: Publisher) => Promise<Text | string>,
    status: 200 | 201 = 200,
  ): Promise<Response> {
    const t = translateFor(c);
    const publisher = await publisherOf(c, db);
    try {
      const message = await work({ actor: publisher.label }, publisher);
      await live.refresh();
      return c.json({ success: true, message: t(message) }, status);
    } catch (error) {
      if (error instanceof DeploymentError) throw new ApiError('RELEASE_REFUSED', t(error.text));
      throw error;
    }
  }
  /** A change of one remote, in one transaction with the check of what its person saw. */
  const forOne = (
    action: string,
    summary: string,
    work: (db: ReleaseDatabase, name: string, author: Author, c: ApiContext) => Promise<Text>,
    body?: Route['body'],
  ): Route => ({
    ...BY_TOKEN,
    path: `/api/releases/:name/${action}`,
    summary,
    query: SEEN_QUERY,
    ...(body && { body }),
    handle: (c) =>
      change(c, async (author, publisher) => {
        const name = c.req.param('name') ?? '';
        refuseOtherRemote(publisher, name);
        const seen = await readQuery(c, SEEN_QUERY);
        return changeReleases(db, async (transaction) => {
          refuseUnseen(await readStates(transaction), name, seen);
          return work(transaction, name, author, c);
        });
      }),
  });

  return [
    {
      method: 'get',
      path: '/api/releases',
      permission: 'releases:read',
      summary: 'What is live of each remote and of the shell, and all releases, oldest first',
      answer: record({ remotes: listOf(STATE) }),
      async handle(c) {
        const states = await readStates(db);
        const remotes = states.map(async ({ description, ...state }) => ({
          ...state,
          title: description?.title ?? 'Shell',
          releases: await readReleases(db, state.name),
        }));
        return c.json({ remotes: await Promise.all(remotes) });
      },
    },
    {
      method: 'get',
      path: '/api/release-history',
      permission: 'releases:read',
      summary: 'Who published and switched what, newest first: the last 200 entries',
      answer: record({ history: listOf(ENTRY) }),
      handle: async (c) => c.json({ history: await readHistory(db, 200) }),
    },
    {
      ...BY_TOKEN,
      path: '/api/releases',
      summary: 'Publish a build: its files in a tar archive, compressed with gzip; at most 64 MB',
      query: PUBLISH_QUERY,
      upload: { 'application/gzip': { type: 'string', format: 'binary' } },
      // The archive is read as it comes, and has a limit of its own.
      limit: (_c, next) => next(),
      status: 201,
      handle: (c) =>
        change(
          c,
          async (author, publisher) => {
            const { note, force, share: percent } = await readQuery(c, PUBLISH_QUERY);
            const { body } = c.req.raw;
            if (!body) throw new DeploymentError('There is no archive in the request');
            const built = await readArchive(body);
            refuseOtherRemote(publisher, built.name);
            const share = percent === undefined ? undefined : Number(percent);
            const options = { ...author, note, force: force === 'true', share };
            const [release = ''] = await publish(db, [built], options);
            return share === undefined
              ? `${release} is live`
              : `${share} % of visitors get ${release}`;
          },
          201,
        ),
    },
    {
      method: 'get',
      path: '/api/releases/:name/publisher',
      permission: 'deploy-token',
      summary: 'Who would publish a remote; refuses a token that may not',
      answer: written(),
      async handle(c) {
        const name = c.req.param('name') ?? '';
        const publisher = await publisherOf(c, db);
        refuseOtherRemote(publisher, name);
        return c.json({ success: true, message: `${publisher.label} may publish ${name}` });
      },
    },
    forOne(
      'share',
      'Change the share of visitors of a rollout',
      async (db, name, author, c) => {
        const { share } = await readJson(c, rolloutShareSchema);
        return setShare(db, name, share, author);
      },
      rolloutShareSchema,
    ),
    forOne('promote', 'Make the release in rollout live for all', promote),
    forOne('abort', 'End a rollout: all visitors get the live release', abort),
    forOne(
      'rollback',
      'Make the version before live again, or a named one',
      async (db, name, author, c) => {
        const { version } = await readJson(c, VERSION_BODY);
        return rollBack(db, name, version, author);
      },
      VERSION_BODY,
    ),
    forOne(
      'recall',
      'Make open tabs leave a release',
      async (db, name, author, c) => {
        const { version } = await readJson(c, RECALL_BODY);
        return recall(db, name, version, author);
      },
      RECALL_BODY,
    ),
    forOne('disable', 'Switch a remote off; its menu entry stays', disable),
    forOne('enable', 'Bring a disabled remote back', enable),
    forOne('remove', 'Take a remote out with its menu and paths', remove),
    {
      ...BY_TOKEN,
      path: '/api/releases/prune',
      summary: 'Delete old releases; needs a token for all remotes',
      body: PRUNE_BODY,
      handle: (c) =>
        change(c, async (_author, publisher) => {
          refuseOtherRemote(publisher, '*');
          const { keep, minHours } = await readJson(c, PRUNE_BODY);
          const before = new Date(Date.now() - minHours * HOUR_MS);
          return `Deleted ${(await prune(db, { keep, before })).length} releases`;
        }),
    },
    ...deployTokenRoutes(db),
  ];
}

/** Who asks, and for which remotes: a team by its token, or a person, whose permission the API has checked. */
async function publisherOf(c: ApiContext, db: ReleaseDatabase): Promise<Publisher> {
  // Only requests of people have one.
  const user: { name: string } | undefined = c.get('user');
  if (user) return { label: user.name, remotes: ['*'] };
  const token = await useToken(db, bearerToken(c) ?? '');
  if (token) return token;
  throw new ApiError(
    'UNAUTHENTICATED',
    'This deploy token is not valid. Whoever runs the product creates one with npm run tokens.',
    {},
    { 'WWW-Authenticate': 'Bearer' },
  );
}

function refuseOtherRemote(publisher: Publisher, name: string): void {
  if (isTokenFor(publisher, name)) return;
  const own = publisher.remotes.join(', ');
  const other = name === '*' ? 'all remotes' : name;
  throw new ApiError('FORBIDDEN', `This token is for ${own}, not for ${other}`);
}

function refuseUnseen(
  states: readonly ReleaseState[],
  name: string,
  { live, candidate }: { live?: string; candidate?: string },
): void {
  const state = states.find((one) => one.name === name);
  const isSeen = (seen: string | undefined, version: string | null | undefined) =>
    seen === undefined || seen === (version ?? 'none');
  if (isSeen(live, state?.live) && isSeen(candidate, state?.candidate)) return;
  throw new DeploymentError(
    msg('Somebody has changed {name} in the meantime. Check what is live now, then decide again.', {
      name,
    }),
  );
}
