import { HEALTH_KINDS } from '@stockroom/contract';
import { noticeWithdrawal, type Logger, type Store } from '@stockroom/api';
import { reasonOf } from '../errors';
import { rollBack } from '../releases/change-releases';
import { abort } from '../releases/change-rollout';
import { isShellBuild } from '../releases/release-state';
import { readBuilds } from '../releases/release-store';
import { changeReleases, noteAction } from '../releases/state-store';
import type { ReleaseDatabase } from '../releases/release-tables';
import { faultOf, type HealthFigures, type Measure } from './health-rule';
import { readFigures, readOnProbation, type ReleaseOnProbation } from './health-store';

export interface HealthParts {
  db: ReleaseDatabase;
  store: Pick<Store, 'transaction'>;
  log: Logger;
}

interface Finding extends ReleaseOnProbation {
  measure: Measure;
  failed: number;
  visitors: number;
  /** "It failed for 2 of 5 visitors", for engineers */
  effect: string;
  /** The effect, and that of the predecessor. */
  note: string;
}

/** The predecessor's figures begin this long before the release. */
const COMPARED_MS = 30 * 60 * 1000;

const EFFECTS: Record<Measure, string> = {
  failing: 'It failed',
  error: 'It had errors',
  'failed-call': 'Its calls to the server failed',
};

/**
 * Withdraws each release on probation that fails: its rollout ends, or its predecessor is live again.
 * @returns why some could not be withdrawn
 */
export async function withdrawFailing(parts: HealthParts, now: Date): Promise<string[]> {
  const problems: string[] = [];
  for (const release of await readOnProbation(parts.db, now)) {
    const finding = await judge(parts.db, release);
    try {
      if (finding && (await withdraw(parts.db, finding, now))) await announce(parts, finding, now);
    } catch (error) {
      problems.push(`${release.name} ${release.version} fails and stays: ${reasonOf(error)}`);
    }
  }
  return problems;
}

async function judge(db: ReleaseDatabase, release: ReleaseOnProbation): Promise<Finding | null> {
  const { name, version, predecessor } = release;
  const since = new Date(release.since);
  const own = await readFigures(db, name, version, since);
  const compared = new Date(since.getTime() - COMPARED_MS);
  const earlier = await readFigures(db, name, predecessor, compared);
  const fault = faultOf(own, earlier);
  if (fault === null) return null;
  const count = (figures: HealthFigures) => `${figures[fault]} of ${figures.visitors} visitors`;
  const kinds = HEALTH_KINDS.filter((kind) => kind !== 'content' && own[kind] > 0);
  const effect = `${EFFECTS[fault]} for ${count(own)}`;
  const details = kinds.map((kind) => `${kind}: ${own[kind]}`).join(', ');
  const before = predecessor === null ? '' : `; with ${predecessor} for ${count(earlier)}`;
  const note = `${effect} (${details})${before}`;
  const { [fault]: failed, visitors } = own;
  return { ...release, measure: fault, failed, visitors, effect, note };
}

/** @returns false when another process was faster */
function withdraw(
  db: ReleaseDatabase,
  { name, version, predecessor, since, isInRollout, note }: Finding,
  now: Date,
): Promise<boolean> {
  const author = { actor: 'release health', note };
  return changeReleases(db, async (transaction) => {
    const releases = await readOnProbation(transaction, now);
    const isSame = (one: ReleaseOnProbation) =>
      one.name === name && one.version === version && one.since === since;
    if (!releases.some(isSame)) return false;
    if (isInRollout) await abort(transaction, name, author);
    else {
      const note = `${version} was withdrawn`;
      await rollBack(transaction, name, predecessor ?? undefined, { ...author, note });
      await noteAction(transaction, { name, version, action: 'withdrawn' }, author);
    }
    return true;
  });
}

/** Tells the log and all users. */
async function announce(
  { db, store, log }: HealthParts,
  { name, version, measure, failed, visitors, effect, note }: Finding,
  now: Date,
): Promise<void> {
  log.warn({ release: `${name}@${version}`, note }, `${name} ${version} is withdrawn. ${effect}`);
  const [release] = await readBuilds(db, [{ name, version }]);
  const title = release && !isShellBuild(release.build) ? release.build.title : null;
  const facts = { title, version, measure, failed, visitors };
  await store.transaction((repositories) =>
    noticeWithdrawal(repositories, name, facts, now.toISOString()),
  );
}
