import { HEALTH_KINDS, type HealthReport, type HealthSummary } from '@stockroom/contract';
import { sql } from 'kysely';
import type { ReleaseDatabase } from '../releases/release-tables';
import { FAILURES, type HealthFigures } from './health-rule';

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const KEPT_DAYS = 30;
/** A release that is live for longer is not withdrawn any more. */
const PROBATION_MS = 30 * MINUTE_MS;

/** A release whose health decides whether it stays. */
export interface ReleaseOnProbation {
  name: string;
  version: string;
  /** The version that visitors get instead; null if no version is live. */
  predecessor: string | null;
  /** Instant at which its rollout began, or it went live. */
  since: string;
  isInRollout: boolean;
}

/** Who sends a report. */
export interface Reporter {
  /** Of the browser's cookie. Without it, nobody can tell whether two reports are of two visitors. */
  visitor: number | undefined;
  /** Its id. */
  account: string;
}

/**
 * Counts what a page reports, in one statement. Reports of releases that are unknown or out of service for a day are dropped.
 * @returns what was counted, once per release and kind
 */
export async function recordHealth(
  db: ReleaseDatabase,
  reports: readonly HealthReport[],
  { visitor, account }: Reporter,
  now: Date,
): Promise<HealthReport[]> {
  const rows = reports.map(({ release, ms = 0, ...report }) => {
    const [name, version] = release.split('@');
    return { ...report, name, version, ms: report.kind === 'content' ? Math.round(ms) : 0 };
  });
  // In an order, so that no two requests wait for each other.
  const counted = await sql<HealthReport>`
    with reports as (
      select name, version, kind, sum(count) as count, sum(ms) as ms
      from json_to_recordset(${JSON.stringify(rows)}::json)
        as report (name text, version text, kind text, count bigint, ms bigint)
      join releases using (name, version)
      where live_until is null or live_until > ${before(now, DAY_MS)}::timestamptz
      group by name, version, kind order by name, version, kind
    ), counts as (
      insert into health_counts as known (name, version, minute, kind, count, ms)
      select name, version, date_trunc('minute', ${now.toISOString()}::timestamptz), kind, count, ms from reports
      on conflict (name, version, minute, kind)
        do update set count = known.count + excluded.count, ms = known.ms + excluded.ms
    ), visitors as (
      insert into health_visitors (name, version, visitor, account, kind, last_at)
      select name, version, number, ${account}, kind, ${now.toISOString()}::timestamptz
      from reports, (select ${visitor ?? null}::int as number) as visitor where number is not null
      on conflict (name, version, kind, visitor, account) do update set last_at = excluded.last_at
    )
    select name || '@' || version as release, kind, count::int, ms::float from reports`.execute(db);
  return counted.rows;
}

/** @param now releases that went live up to 30 minutes before it are on probation, and all in rollout */
export async function readOnProbation(
  db: ReleaseDatabase,
  now: Date,
): Promise<ReleaseOnProbation[]> {
  const { rows } = await sql<ReleaseOnProbation>`
    select name, candidate as version, live as predecessor, candidate_since as since, true as "isInRollout"
    from release_states where candidate is not null and candidate_since is not null
    union all
    select name, live, predecessor, live_since, false from release_states
    join releases as earlier using (name)
    where live_since > ${before(now, PROBATION_MS)}::timestamptz
      and earlier.version = predecessor and earlier.recalled_at is null`.execute(db);
  return rows;
}

/** Visitors that reported since an instant; none of version null. */
export async function readFigures(
  db: ReleaseDatabase,
  name: string,
  version: string | null,
  since: Date,
): Promise<HealthFigures> {
  const { rows } = await sql<HealthFigures>`
    select ${visitorsWith(HEALTH_KINDS)} as visitors, ${visitorsWith(FAILURES)} as failing,
      ${sql.join(HEALTH_KINDS.map((kind) => sql`${visitorsWith([kind])} as ${sql.ref(kind)}`))}
    from health_visitors
    where name = ${name} and version = ${version} and last_at >= ${since.toISOString()}::timestamptz`.execute(
    db,
  );
  const [figures] = rows;
  // A query of sums has one row.
  return figures as HealthFigures;
}

/** The last 24 hours of each release that had reports. */
export async function readSummaries(db: ReleaseDatabase, now: Date): Promise<HealthSummary[]> {
  const since = before(now, DAY_MS);
  const { rows } = await sql<HealthSummary>`
    with visitors as (
      select name, version, ${visitorsWith(HEALTH_KINDS)} as visitors, ${visitorsWith(FAILURES)} as failing
      from health_visitors where last_at > ${since}::timestamptz group by name, version
    ), minutes as (
      select name, version, minute, coalesce(sum(ms), 0) as ms,
        coalesce(sum(count) filter (where kind = 'content'), 0) as content,
        coalesce(sum(count) filter (where kind = any(${FAILURES})), 0) as failures
      from health_counts where minute > ${since}::timestamptz group by name, version, minute
    )
    select name || '@' || version as release,
      coalesce(visitors, 0) as visitors, coalesce(failing, 0) as failing,
      json_agg(json_build_object(
        'at', to_char(minute at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
        'content', content, 'failures', failures,
        'ms', coalesce(round(ms / nullif(content, 0)), 0)) order by minute) as minutes
    from minutes left join visitors using (name, version)
    group by name, version, visitors, failing order by name, version`.execute(db);
  return rows;
}

/** Deletes what is older than 30 days. */
export async function deleteOldHealth(db: ReleaseDatabase, now: Date): Promise<void> {
  const oldest = before(now, KEPT_DAYS * DAY_MS);
  await db.deleteFrom('health_counts').where('minute', '<', oldest).execute();
  await db.deleteFrom('health_visitors').where('last_at', '<', oldest).execute();
}

/** One person with many browsers is one visitor; so are many people with one browser, which may be broken. */
function visitorsWith(kinds: readonly string[]) {
  const distinct = (column: string) =>
    sql<number>`count(distinct ${sql.ref(column)}) filter (where kind = any(${kinds}))`;
  return sql<number>`least(${distinct('visitor')}, ${distinct('account')})`;
}

function before(now: Date, ms: number): string {
  return new Date(now.getTime() - ms).toISOString();
}
