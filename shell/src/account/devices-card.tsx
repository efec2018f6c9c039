import type { Device } from '@stockroom/contract';
import {
  Badge,
  Button,
  Card,
  DateTime,
  ErrorState,
  keepToast,
  logOut,
  messageOf,
  reasonOf,
  showError,
  showSuccess,
  space,
  Spinner,
  useAppDispatch,
  useConfirm,
  useErrorToast,
} from '@stockroom/shared-ui';
import { DataTable, RecordCell, TableCard, type Column } from '@stockroom/shared-ui/data-table';
import { LogOut } from 'lucide-react';
import styled from 'styled-components';
import { FRESHNESS } from '../page-queries';
import { TimeAgo } from '../time-ago';
import {
  useDevicesQuery,
  useSignOutDeviceMutation,
  useSignOutEverywhereMutation,
} from './account-api';
import { deviceName } from './device-name';

const FAILURE = 'Failed to load devices';

/** Where the person is signed in. */
export function DevicesCard() {
  const { data, error, isFetching, refetch } = useDevicesQuery(undefined, FRESHNESS);
  useErrorToast(data ? undefined : error, FAILURE);
  if (!data)
    return (
      <Card title="Devices">
        {error ? (
          <ErrorState
            title={FAILURE}
            description={reasonOf(error)}
            busy={isFetching}
            onRetry={refetch}
          />
        ) : (
          <Spinner />
        )}
      </Card>
    );
  return (
    <TableCard title="Devices" actions={<SignOutEverywhere />}>
      <DataTable label="Devices" columns={COLUMNS} rows={data} rowKey={({ _id }) => _id} />
    </TableCard>
  );
}

const COLUMNS: readonly Column<Device>[] = [
  {
    id: 'device',
    header: 'Device',
    kind: 'title',
    cell: ({ userAgent }) => <RecordCell title={deviceName(userAgent)} />,
  },
  { id: 'createdAt', header: 'Signed in', cell: ({ createdAt }) => <DateTime value={createdAt} /> },
  { id: 'usedAt', header: 'Last used', cell: ({ usedAt }) => <TimeAgo value={usedAt} /> },
  {
    id: 'actions',
    header: 'Actions',
    kind: 'actions',
    cell: (device) => (
      <AtEdge>
        {device.isCurrent ? <Badge tone="success">This device</Badge> : <SignOut device={device} />}
      </AtEdge>
    ),
  },
];

/* The column leaves this room to buttons without a border. */
const AtEdge = styled.div`
  margin-inline-end: ${space.md};
`;

function SignOut({ device: { _id, userAgent } }: { device: Device }) {
  const dispatch = useAppDispatch();
  const [signOut, { isLoading }] = useSignOutDeviceMutation();
  const press = async () => {
    const { data, error } = await signOut(_id);
    if (data) dispatch(showSuccess(data.message));
    else dispatch(showError(messageOf(error, 'Failed to sign out the device'), error));
  };
  return (
    <Button
      size="small"
      busy={isLoading}
      aria-description={deviceName(userAgent)}
      onClick={() => void press()}
    >
      Sign out
    </Button>
  );
}

function SignOutEverywhere() {
  const dispatch = useAppDispatch();
  const confirm = useConfirm();
  const [signOut, { isLoading }] = useSignOutEverywhereMutation();
  const press = async () => {
    const isSure = await confirm({
      title: 'Sign out everywhere?',
      description: 'This signs you out on all devices, this one too.',
      confirmLabel: 'Sign out everywhere',
      tone: 'danger',
    });
    if (!isSure) return;
    const { data, error } = await signOut();
    if (!data) {
      dispatch(showError(messageOf(error, 'Failed to sign out everywhere'), error));
      return;
    }
    // The sign-in page shows it.
    keepToast({ title: 'Success', description: data.message, variant: 'default' });
    await dispatch(logOut());
  };
  return (
    <Button icon={LogOut} busy={isLoading} onClick={() => void press()}>
      Sign out everywhere
    </Button>
  );
}
