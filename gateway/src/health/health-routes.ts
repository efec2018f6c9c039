import { COUNT, INSTANT, listOf, NUMBER, readJson, record, TEXT, type Route } from '@stockroom/api';
import {
  HEALTH_KINDS,
  MAX_HEALTH_REPORTS,
  RELEASE_HEALTH_PATH,
  type HealthReport,
  type ReleaseHealthAnswer,
} from '@stockroom/contract';
import { array, number, object, string } from 'yup';
import { readVisitor } from '../page/visitor';
import type { ReleaseDatabase } from '../releases/release-tables';
import { readSummaries, recordHealth } from './health-store';

const MAX_COUNT = 1000;
/** Ten minutes of waiting for each. */
const MAX_MS = MAX_COUNT * 10 * 60 * 1000;

const REPORT = object({
  release: string()
    .required('release is required')
    .matches(/^[\w-]{1,64}@[\w-]{1,64}$/, 'release looks like mf-orders@1a2b3c4d5e6f'),
  kind: string().required('kind is required').oneOf(HEALTH_KINDS, 'This kind is unknown'),
  count: number()
    .required('count is required')
    .integer('count must be a whole number')
    .min(1, 'count must be 1 or more')
    .max(MAX_COUNT, `count must be ${MAX_COUNT} or less`),
  ms: number().min(0, 'ms must be 0 or more').max(MAX_MS, `ms must be ${MAX_MS} or less`),
}).noUnknown();
const REPORTS = object({
  reports: array(REPORT)
    .required('reports is required')
    .max(MAX_HEALTH_REPORTS, `At most ${MAX_HEALTH_REPORTS} reports at once`),
})
  .noUnknown()
  .strict();

const MINUTE = record({ at: INSTANT, content: COUNT, failures: COUNT, ms: NUMBER });
const SUMMARY = record({
  release: TEXT,
  visitors: COUNT,
  failing: COUNT,
  minutes: listOf(MINUTE),
});

interface Listeners {
  /** Called with what was counted. */
  onReports(reports: readonly HealthReport[]): void;
}

/** How pages report on the releases that they run, and how everybody sees it. */
export function healthRoutes(db: ReleaseDatabase, { onReports }: Listeners): readonly Route[] {
  return [
    {
      method: 'post',
      path: RELEASE_HEALTH_PATH,
      permission: 'signed-in',
      summary:
        'Report what happened to the releases of a page; reports of releases long out of service are dropped',
      body: REPORTS,
      status: 204,
      answer: {},
      async handle(c) {
        const { reports } = await readJson(c, REPORTS);
        const reporter = { visitor: readVisitor(c).number, account: c.get('user').id };
        onReports(await recordHealth(db, reports, reporter, new Date()));
        return c.body(null, 204);
      },
    },
    {
      method: 'get',
      path: RELEASE_HEALTH_PATH,
      permission: 'releases:read',
      summary: 'How the releases did in the last 24 hours, minute by minute',
      answer: record({ releases: listOf(SUMMARY) }),
      async handle(c) {
        const answer: ReleaseHealthAnswer = { releases: await readSummaries(db, new Date()) };
        return c.json(answer);
      },
    },
  ];
}
