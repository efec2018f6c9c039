import {
  ROLE_NAMES,
  ROLES,
  type Invitation,
  type Person,
  type Translate,
} from '@stockroom/contract';
import { Badge, Card, DateTime, IconButton, media, space } from '@stockroom/shared-ui';
import { DataTable, RecordCell, TableCard, type Column } from '@stockroom/shared-ui/data-table';
import { DropdownMenu } from '@stockroom/shared-ui/popups';
import { CircleCheck, CirclePause, KeyRound, MailX, UserCheck, UserCog, UserX } from 'lucide-react';
import { useMemo } from 'react';
import styled from 'styled-components';
import { useTranslate } from '../texts';
import { TimeAgo } from '../time-ago';
import type { PeopleActions } from './use-people-actions';

interface PeopleTableProps {
  people: readonly Person[];
  /** The id of the user, who can't change their own role. */
  ownId: string | undefined;
  actions: PeopleActions;
}

export function PeopleTable({ people, ownId, actions }: PeopleTableProps) {
  const t = useTranslate();
  const columns = useMemo(() => columnsFor(ownId, actions, t), [ownId, actions, t]);
  return <DataTable label={t('People')} columns={columns} rows={people} rowKey={idOf} />;
}

const idOf = ({ _id }: { _id: string }) => _id;

function columnsFor(
  ownId: string | undefined,
  actions: PeopleActions,
  t: Translate,
): readonly Column<Person>[] {
  return [
    {
      id: 'email',
      header: t('Email'),
      kind: 'title',
      cell: ({ _id, email }) => <RecordCell title={email} detail={_id === ownId && t('You')} />,
    },
    { id: 'role', header: t('Role'), cell: ({ role }) => t(ROLES[role].label) },
    {
      id: 'lastSeen',
      header: t('Last seen'),
      nowrap: true,
      cell: ({ lastSeenAt }) =>
        lastSeenAt === null ? t('Not signed in') : <TimeAgo value={lastSeenAt} />,
    },
    { id: 'devices', header: t('Devices'), align: 'end', cell: ({ devices }) => devices },
    {
      id: 'status',
      header: t('Status'),
      cell: ({ deactivatedAt }) =>
        deactivatedAt === null ? (
          <Badge tone="success" icon={CircleCheck}>
            {t('Active')}
          </Badge>
        ) : (
          <Badge icon={CirclePause}>{t('Deactivated')}</Badge>
        ),
    },
    {
      id: 'actions',
      header: t('Actions'),
      kind: 'actions',
      cell: (person) => (
        <Named>
          {person._id !== ownId && <ChangeButtons person={person} actions={actions} />}
          {person.deactivatedAt === null && (
            <IconButton
              name={t('Create reset link')}
              description={person.email}
              icon={KeyRound}
              tooltipAlign="end"
              onClick={() => void actions.createResetLink(person)}
            />
          )}
        </Named>
      ),
    },
  ];
}

/* A finger shows no tooltip, and a card has room for words. */
const Named = styled.div`
  display: contents;
  ${media.phone} {
    button {
      gap: ${space.xs};
      width: auto;
      padding-inline: 15px;
      &::before {
        content: attr(data-tooltip);
        content: attr(data-tooltip) / '';
        order: 1;
      }
      &::after {
        display: none;
      }
    }
  }
`;

function ChangeButtons({ person, actions }: { person: Person; actions: PeopleActions }) {
  const t = useTranslate();
  const { email: description, deactivatedAt } = person;
  const roles = ROLE_NAMES.map((role) => ({
    label: t(ROLES[role].label),
    detail: t(ROLES[role].about),
    disabled: role === person.role,
    onSelect: () => void actions.changeRole(person, role),
  }));
  return (
    <>
      <DropdownMenu
        trigger={<IconButton name={t('Change role')} description={description} icon={UserCog} />}
        items={roles}
      />
      {deactivatedAt === null ? (
        <IconButton
          {...{ name: t('Deactivate'), description, icon: UserX, tone: 'danger' }}
          onClick={() => void actions.deactivate(person)}
        />
      ) : (
        <IconButton
          {...{ name: t('Reactivate'), description, icon: UserCheck, tooltipAlign: 'end' }}
          onClick={() => void actions.reactivate(person)}
        />
      )}
    </>
  );
}

interface InvitationsProps {
  invitations: readonly Invitation[];
  onWithdraw: PeopleActions['withdraw'];
}

export function Invitations({ invitations, onWithdraw }: InvitationsProps) {
  const t = useTranslate();
  const columns = useMemo(() => invitationColumns(onWithdraw, t), [onWithdraw, t]);
  if (invitations.length === 0)
    return <Card title={t('Open invitations')}>{t('No open invitations.')}</Card>;
  return (
    <TableCard
      title={t('Open invitations')}
      description={t('Each link works once, within 7 days.')}
    >
      <DataTable label={t('Open invitations')} columns={columns} rows={invitations} rowKey={idOf} />
    </TableCard>
  );
}

function invitationColumns(
  onWithdraw: PeopleActions['withdraw'],
  t: Translate,
): readonly Column<Invitation>[] {
  return [
    { id: 'email', header: t('Email'), kind: 'title', cell: ({ email }) => email },
    { id: 'role', header: t('Role'), cell: ({ role }) => t(ROLES[role].label) },
    { id: 'invitedBy', header: t('Invited by'), cell: ({ invitedBy }) => invitedBy },
    {
      id: 'expiresAt',
      header: t('Ends'),
      nowrap: true,
      cell: ({ expiresAt }) => <DateTime value={expiresAt} />,
    },
    {
      id: 'actions',
      header: t('Actions'),
      kind: 'actions',
      cell: (invitation) => (
        <Named>
          <IconButton
            {...{ name: t('Withdraw'), description: invitation.email, icon: MailX }}
            {...{ tone: 'danger', tooltipAlign: 'end' }}
            onClick={() => void onWithdraw(invitation)}
          />
        </Named>
      ),
    },
  ];
}
