import { ROLE_NAMES, ROLES, type Invitation, type Person } from '@stockroom/contract';
import { Badge, Card, DateTime, IconButton } from '@stockroom/shared-ui';
import { DataTable, RecordCell, TableCard, type Column } from '@stockroom/shared-ui/data-table';
import { DropdownMenu } from '@stockroom/shared-ui/popups';
import { CircleCheck, CirclePause, KeyRound, MailX, UserCheck, UserCog, UserX } from 'lucide-react';
import { useMemo } from 'react';
import { TimeAgo } from '../time-ago';
import type { PeopleActions } from './use-people-actions';

interface PeopleTableProps {
  people: readonly Person[];
  /** The id of the user, who can't change their own role. */
  ownId: string | undefined;
  actions: PeopleActions;
}

export function PeopleTable({ people, ownId, actions }: PeopleTableProps) {
  const columns = useMemo(() => columnsFor(ownId, actions), [ownId, actions]);
  return <DataTable label="People" columns={columns} rows={people} rowKey={idOf} />;
}

const idOf = ({ _id }: { _id: string }) => _id;

function columnsFor(ownId: string | undefined, actions: PeopleActions): readonly Column<Person>[] {
  return [
    {
      id: 'email',
      header: 'Email',
      kind: 'title',
      cell: ({ _id, email }) => <RecordCell title={email} detail={_id === ownId && 'You'} />,
    },
    { id: 'role', header: 'Role', cell: ({ role }) => ROLES[role].label },
    {
      id: 'lastSeen',
      header: 'Last seen',
      nowrap: true,
      cell: ({ lastSeenAt }) =>
        lastSeenAt === null ? 'Not in 30 days' : <TimeAgo value={lastSeenAt} />,
    },
    { id: 'devices', header: 'Devices', align: 'end', cell: ({ devices }) => devices },
    {
      id: 'status',
      header: 'Status',
      cell: ({ deactivatedAt }) =>
        deactivatedAt === null ? (
          <Badge tone="success" icon={CircleCheck}>
            Active
          </Badge>
        ) : (
          <Badge icon={CirclePause}>Deactivated</Badge>
        ),
    },
    {
      id: 'actions',
      header: 'Actions',
      kind: 'actions',
      cell: (person) => (
        <>
          {person._id !== ownId && <ChangeButtons person={person} actions={actions} />}
          {person.deactivatedAt === null && (
            <IconButton
              name="Create reset link"
              description={person.email}
              icon={KeyRound}
              tooltipAlign="end"
              onClick={() => void actions.createResetLink(person)}
            />
          )}
        </>
      ),
    },
  ];
}

function ChangeButtons({ person, actions }: { person: Person; actions: PeopleActions }) {
  const { email: description, deactivatedAt } = person;
  const roles = ROLE_NAMES.map((role) => ({
    label: ROLES[role].label,
    detail: ROLES[role].about,
    disabled: role === person.role,
    onSelect: () => void actions.changeRole(person, role),
  }));
  return (
    <>
      <DropdownMenu
        trigger={<IconButton name="Change role" description={description} icon={UserCog} />}
        items={roles}
      />
      {deactivatedAt === null ? (
        <IconButton
          {...{ name: 'Deactivate', description, icon: UserX, tone: 'danger' }}
          onClick={() => void actions.deactivate(person)}
        />
      ) : (
        <IconButton
          {...{ name: 'Reactivate', description, icon: UserCheck, tooltipAlign: 'end' }}
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
  const columns = useMemo(() => invitationColumns(onWithdraw), [onWithdraw]);
  if (invitations.length === 0)
    return <Card title="Open invitations">Nobody has an open invitation.</Card>;
  return (
    <TableCard title="Open invitations" description="Each link works once, within 7 days.">
      <DataTable label="Open invitations" columns={columns} rows={invitations} rowKey={idOf} />
    </TableCard>
  );
}

function invitationColumns(onWithdraw: PeopleActions['withdraw']): readonly Column<Invitation>[] {
  return [
    { id: 'email', header: 'Email', kind: 'title', cell: ({ email }) => email },
    { id: 'role', header: 'Role', cell: ({ role }) => ROLES[role].label },
    { id: 'invitedBy', header: 'Invited by', cell: ({ invitedBy }) => invitedBy },
    {
      id: 'expiresAt',
      header: 'Ends',
      nowrap: true,
      cell: ({ expiresAt }) => <DateTime value={expiresAt} />,
    },
    {
      id: 'actions',
      header: 'Actions',
      kind: 'actions',
      cell: (invitation) => (
        <IconButton
          {...{ name: 'Withdraw', description: invitation.email, icon: MailX }}
          {...{ tone: 'danger', tooltipAlign: 'end' }}
          onClick={() => void onWithdraw(invitation)}
        />
      ),
    },
  ];
}
