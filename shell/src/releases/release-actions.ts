import type { PublishedRelease, ReleasedRemote } from '@stockroom/contract';
import type { ReleaseSwitch } from './releases-api';

export interface ReleaseAction extends ReleaseSwitch {
  label: string;
  question: string;
  effect: string;
  isDanger?: boolean;
}

/** What a user can switch now, with the question that comes first. */
export function actionsFor(remote: ReleasedRemote): ReleaseAction[] {
  const { name, title, live, disabled, candidate } = remote;
  if (remote.isRemoved) return [];
  const now = live ? `Visitors now get ${live}.` : 'Visitors now get no version.';
  const endOfRollout = candidate ? ` The rollout of ${candidate} ends.` : '';
  const switchTo = (version: string, label: string): ReleaseAction => ({
    label,
    question: `${label}: ${title}?`,
    effect: `${title} ${version} becomes live for all visitors. ${now}${endOfRollout}`,
    operation: 'POST /releases/:name/rollback',
    body: { version },
  });
  const [before, replaced] = [beforeOf(remote), replacedOf(remote)];
  const isNewer = replaced && isGood(replaced) && replaced !== before;
  const actions: (ReleaseAction | false | '' | null | undefined)[] = [
    candidate && {
      label: 'Promote',
      question: `Promote ${title} ${candidate}?`,
      effect: `${title} ${candidate} becomes live for all visitors. ${now}`,
      operation: 'POST /releases/:name/promote',
    },
    candidate && {
      label: 'Abort rollout',
      question: `Abort the rollout of ${title} ${candidate}?`,
      effect: live ? `All visitors get ${title} ${live}.` : `No visitor gets ${title}.`,
      isDanger: true,
      operation: 'POST /releases/:name/abort',
    },
    (live ?? disabled) && before && switchTo(before.version, `Roll back to ${before.version}`),
    live && isNewer && switchTo(replaced.version, `Return to ${replaced.version}`),
    disabled && {
      label: 'Enable',
      question: `Enable ${title}?`,
      effect: `${title} ${disabled} becomes live for all visitors.`,
      operation: 'POST /releases/:name/enable',
    },
    live &&
      name !== 'shell' && {
        label: 'Disable',
        question: `Disable ${title}?`,
        effect: `Visitors see that ${title} is switched off. ${now}${endOfRollout}`,
        isDanger: true,
        operation: 'POST /releases/:name/disable',
      },
    ...[candidate, replaced?.recalledAt ? null : replaced?.version].map(
      (version) =>
        version &&
        live && {
          label: `Recall ${version}`,
          question: `Recall ${title} ${version}?`,
          effect: `Open tabs leave ${version} within a minute, or once their input is saved. They get ${live}.${version === candidate ? endOfRollout : ''}`,
          isDanger: true,
          operation: 'POST /releases/:name/recall' as const,
          body: { version },
        },
    ),
  ];
  return actions.filter((action) => typeof action === 'object' && action !== null);
}

/** The release that went out of service last. */
export function replacedOf({ releases, disabled }: ReleasedRemote): PublishedRelease | undefined {
  return releases
    .filter(({ liveUntil, version }) => liveUntil && version !== disabled)
    .toSorted(
      (one, other) => Date.parse(other.liveUntil ?? '') - Date.parse(one.liveUntil ?? ''),
    )[0];
}

/** The release before the live one, as a rollback without a version finds it. */
function beforeOf({ releases, live, disabled }: ReleasedRemote): PublishedRelease | undefined {
  const current = live ?? disabled;
  const all = releases.filter((one) => isGood(one) || one.version === current);
  return all[all.findIndex(({ version }) => version === current) - 1];
}

function isGood({ isAborted, recalledAt }: PublishedRelease): boolean {
  return !isAborted && recalledAt === null;
}
