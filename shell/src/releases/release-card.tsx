import {
  msg,
  type PublishedRelease,
  type ReleaseChange,
  type ReleasedRemote,
  type Text,
} from '@stockroom/contract';
import {
  Badge,
  Card,
  clamp,
  media,
  space,
  token,
  type,
  type Tone,
  useCan,
  withParts,
} from '@stockroom/shared-ui';
import {
  CircleCheck,
  CircleDashed,
  CirclePause,
  CircleX,
  History,
  Split,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import styled from 'styled-components';
import { useTranslate } from '../texts';
import { TimeAgo } from '../time-ago';
import { ReleaseMenuButton } from './release-menu-button';
import { HealthPicture, type Health } from './health-picture';

interface ReleaseCardProps {
  remote: ReleasedRemote;
  history: readonly ReleaseChange[];
  health: Health;
  /** The server cannot serve the live release. */
  isUnavailable: boolean | undefined;
}

/** What visitors get of a remote or of the shell, beside what they got before. */
export function ReleaseCard({ remote, history, health, isUnavailable = false }: ReleaseCardProps) {
  const t = useTranslate();
  const { name, title } = remote;
  const shown = shownReleases(remote, isUnavailable);
  const isSwitchable =
    name === 'shell'
      ? remote.releases.length > 1
      : (remote.live ?? remote.disabled ?? remote.candidate);
  const canSwitch = useCan('releases:write') && isSwitchable;
  return (
    <Card
      title={title}
      description={name}
      actions={canSwitch && <ReleaseMenuButton remote={remote} />}
    >
      <Releases>
        {!remote.live && !remote.disabled && !remote.candidate && (
          <div>
            <Badge icon={CircleDashed}>{remote.isRemoved ? t('Removed') : t('Not deployed')}</Badge>
          </div>
        )}
        {shown.map(({ state, release }) => {
          const { version, commitId } = release;
          return (
            <Release key={version} role="group" aria-label={`${title} ${version}`}>
              <Badge tone={state.tone} icon={state.icon}>
                {t(state.label)}
              </Badge>
              <Version>{version}</Version>
              <Detail>
                <Since release={release} change={lastChange(history, name, version)} />
              </Detail>
              {commitId && (
                <Detail title={commitId}>
                  {t('Commit {commit}', { commit: commitId.slice(0, 7) })}
                </Detail>
              )}
              {release.note && <Note title={release.note}>{release.note}</Note>}
              <HealthPicture release={`${name}@${version}`} health={health} />
            </Release>
          );
        })}
      </Releases>
    </Card>
  );
}

interface State {
  label: Text;
  tone: Tone;
  icon: LucideIcon;
}

const LIVE: State = { label: msg('Live'), tone: 'success', icon: CircleCheck };
const UNAVAILABLE: State = { label: msg('Unavailable'), tone: 'danger', icon: CircleX };
const DISABLED: State = { label: msg('Disabled'), tone: 'neutral', icon: CirclePause };
const PREVIOUS: State = { label: msg('Previous'), tone: 'neutral', icon: History };
const RECALLED: State = { label: msg('Recalled'), tone: 'danger', icon: Undo2 };
const WITHDRAWN: State = { label: msg('Withdrawn'), tone: 'danger', icon: Undo2 };

function inRollout(share: number | null): State {
  const label = msg('In rollout for {share} % of visitors', { share: String(share) });
  return { label, tone: 'info', icon: Split };
}

/** The release that visitors get and what they had last: beside a release in rollout, that is the live one. */
function shownReleases(remote: ReleasedRemote, isUnavailable: boolean) {
  const { releases, candidate, share, live, disabled } = remote;
  const earlier = replacedOf(remote);
  const states: [string | null | undefined, State][] = [
    [candidate, inRollout(share)],
    [live, isUnavailable ? UNAVAILABLE : LIVE],
    [disabled, DISABLED],
    [earlier?.version, stateOfEarlier(earlier)],
  ];
  return states
    .flatMap(([version, state]) => {
      const release = releases.find((one) => one.version === version);
      return release ? [{ state, release }] : [];
    })
    .slice(0, 2);
}

/** The release that went out of service last. */
export function replacedOf({ releases, disabled }: ReleasedRemote): PublishedRelease | undefined {
  return releases
    .filter(({ liveUntil, version }) => liveUntil && version !== disabled)
    .toSorted(
      (one, other) => Date.parse(other.liveUntil ?? '') - Date.parse(one.liveUntil ?? ''),
    )[0];
}

function stateOfEarlier(release?: PublishedRelease): State {
  if (release?.recalledAt) return RECALLED;
  return release?.isAborted ? WITHDRAWN : PREVIOUS;
}

function lastChange(history: readonly ReleaseChange[], name: string, version: string) {
  return history.find((change) => change.name === name && change.version === version);
}

/** The history has the last changes only. */
function Since({ release, change }: { release: PublishedRelease; change?: ReleaseChange }) {
  const t = useTranslate();
  const { liveUntil, publishedAt, publisher } = release;
  if (liveUntil && change?.action !== 'disabled')
    return withParts(t('until {time}'), { time: <TimeAgo value={liveUntil} /> });
  return withParts(t('{time} by {actor}'), {
    time: <TimeAgo value={change?.at ?? publishedAt} />,
    actor: change?.actor ?? publisher,
  });
}

const Releases = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.xl};
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const Release = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
`;
const Version = styled.p`
  margin-top: ${space.xs};
  font-weight: 600;
`;
const Detail = styled.p`
  color: ${token.textMuted};
  ${type.sm}
`;
const Note = styled.p`
  ${clamp(2)}
  ${type.sm}
`;
