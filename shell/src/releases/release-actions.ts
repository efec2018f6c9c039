import type { PublishedRelease, ReleasedRemote } from '@stockroom/contract';
import { replacedOf } from './release-card';
import type { ReleaseSwitch } from './releases-api';

export interface ReleaseAction extends ReleaseSwitch {
  label: string;
  /** What the question before it says. */
  effect: string;
  isDanger?: boolean;
}

/** What a user can switch now. */
export function actionsFor(remote: ReleasedRemote): ReleaseAction[] {
  const { name, title, live, disabled, candidate } = remote;
  if (remote.isRemoved) return [];
  const isNow = live ? `Visitors now get ${live}.` : 'Visitors now get no version.';
  const ending = candidate ? ` The rollout of ${candidate} ends.` : '';
  const [before, replaced] = [beforeOf(remote), replacedOf(remote)];
  const actions: ReleaseAction[] = [];
  const add = (label: string, effect: string, change: ReleaseSwitch, isDanger = false) =>
    actions.push({ label, effect, isDanger, ...change });
  const addReturn = (label: string, version: string) =>
    add(
      `${label} ${version}`,
      `${title} ${version} becomes live for all visitors. ${isNow}${ending}`,
      { operation: 'POST /releases/:name/rollback', body: { version } },
    );

  if (candidate) {
    const promoted = `${title} ${candidate} becomes live for all visitors. ${isNow}`;
    add('Promote', promoted, { operation: 'POST /releases/:name/promote' });
    const aborted = live ? `All visitors get ${title} ${live}.` : `No visitor gets ${title}.`;
    add('Abort rollout', aborted, { operation: 'POST /releases/:name/abort' }, true);
  }
  if (before) addReturn('Roll back to', before.version);
  if (live && replaced && isGood(replaced) && replaced !== before)
    addReturn('Return to', replaced.version);
  if (disabled)
    add('Enable', `${title} ${disabled} becomes live for all visitors.`, {
      operation: 'POST /releases/:name/enable',
    });
  if (!live) return actions;
  if (name !== 'shell') {
    const off = `Visitors see that ${title} is switched off. ${isNow}${ending}`;
    add('Disable', off, { operation: 'POST /releases/:name/disable' }, true);
  }
  for (const version of [candidate, replaced?.recalledAt === null && replaced.version])
    if (version) {
      const left = `Open tabs leave ${title} ${version} within a minute, or once their input is saved. They get ${live}.`;
      const recall = { operation: 'POST /releases/:name/recall', body: { version } } as const;
      add(`Recall ${version}`, version === candidate ? left + ending : left, recall, true);
    }
  return actions;
}

/** What a rollback without a version makes live. */
function beforeOf({ releases, live, disabled }: ReleasedRemote): PublishedRelease | undefined {
  const isCurrent = ({ version }: PublishedRelease) => version === (live ?? disabled);
  const all = releases.filter((one) => isGood(one) || isCurrent(one));
  return all[all.findIndex(isCurrent) - 1];
}

function isGood({ isAborted, recalledAt }: PublishedRelease): boolean {
  return !isAborted && recalledAt === null;
}
