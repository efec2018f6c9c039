import type { PublishedRelease, ReleasedRemote, Translate } from '@stockroom/contract';
import { replacedOf } from './release-card';
import type { ReleaseSwitch } from './releases-api';

export interface ReleaseAction extends ReleaseSwitch {
  label: string;
  /** Comes before it, with its effect. */
  question: string;
  effect: string;
  isDanger?: boolean;
}

/** What a user can switch now. */
export function actionsFor(remote: ReleasedRemote, t: Translate): ReleaseAction[] {
  if (remote.isRemoved) return [];
  return [
    ...rolloutActions(remote, t),
    ...returnActions(remote, t),
    ...disableActions(remote, t),
    ...recallActions(remote, t),
  ];
}

function rolloutActions(remote: ReleasedRemote, t: Translate): ReleaseAction[] {
  const { title, live, candidate } = remote;
  if (!candidate) return [];
  return [
    {
      label: t('Promote'),
      question: t('{title}: promote?', { title }),
      effect: `${becomesLive(remote, candidate, t)} ${visitorsNow(remote, t)}`,
      operation: 'POST /releases/:name/promote',
    },
    {
      label: t('Abort rollout'),
      question: t('{title}: abort rollout?', { title }),
      effect: live
        ? t('All visitors get {title} {version}.', { title, version: live })
        : t('No visitor gets {title}.', { title }),
      isDanger: true,
      operation: 'POST /releases/:name/abort',
    },
  ];
}

function returnActions(remote: ReleasedRemote, t: Translate): ReleaseAction[] {
  const { title, live, disabled } = remote;
  const [before, replaced] = [beforeOf(remote), replacedOf(remote)];
  const actions: ReleaseAction[] = [];
  const addReturn = (version: string, words: Pick<ReleaseAction, 'label' | 'question'>) =>
    actions.push({
      ...words,
      effect: `${becomesLive(remote, version, t)} ${visitorsNow(remote, t)}${rolloutEnds(remote, t)}`,
      operation: 'POST /releases/:name/rollback',
      body: { version },
    });
  if (before) {
    const { version } = before;
    addReturn(version, {
      label: t('Roll back to {version}', { version }),
      question: t('{title}: roll back to {version}?', { title, version }),
    });
  }
  if (live && replaced && isGood(replaced) && replaced !== before) {
    const { version } = replaced;
    addReturn(version, {
      label: t('Return to {version}', { version }),
      question: t('{title}: return to {version}?', { title, version }),
    });
  }
  if (disabled)
    actions.push({
      label: t('Enable'),
      question: t('{title}: enable?', { title }),
      effect: becomesLive(remote, disabled, t),
      operation: 'POST /releases/:name/enable',
    });
  return actions;
}

function disableActions(remote: ReleasedRemote, t: Translate): ReleaseAction[] {
  const { name, title, live } = remote;
  if (!live || name === 'shell') return [];
  const off = t('Visitors see that {title} is switched off.', { title });
  return [
    {
      label: t('Disable'),
      question: t('Disable {title}?', { title }),
      effect: `${off} ${visitorsNow(remote, t)}${rolloutEnds(remote, t)}`,
      isDanger: true,
      operation: 'POST /releases/:name/disable',
    },
  ];
}

function recallActions(remote: ReleasedRemote, t: Translate): ReleaseAction[] {
  const { title, live, candidate } = remote;
  if (!live) return [];
  const replaced = replacedOf(remote);
  const versions = [candidate, replaced?.recalledAt === null && replaced.version];
  return versions.flatMap((version): ReleaseAction[] => {
    if (!version) return [];
    const left = t(
      'Open tabs leave {title} {version} within a minute, or once their input is saved. They get {live}.',
      { title, version, live },
    );
    return [
      {
        label: t('Recall {version}', { version }),
        question: t('{title}: recall {version}?', { title, version }),
        effect: version === candidate ? left + rolloutEnds(remote, t) : left,
        isDanger: true,
        operation: 'POST /releases/:name/recall',
        body: { version },
      },
    ];
  });
}

function becomesLive({ title }: ReleasedRemote, version: string, t: Translate): string {
  return t('{title} {version} becomes live for all visitors.', { title, version });
}

function visitorsNow({ live }: ReleasedRemote, t: Translate): string {
  return live
    ? t('Visitors now get {version}.', { version: live })
    : t('Visitors now get no version.');
}

/** A sentence that follows another one; '' without a rollout. */
function rolloutEnds({ candidate }: ReleasedRemote, t: Translate): string {
  return candidate ? ` ${t('The rollout of {version} ends.', { version: candidate })}` : '';
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
