import type { Device, Translate } from '@stockroom/contract';
import {
  Badge,
  Button,
  DateTime,
  keepToast,
  logOut,
  messageOf,
  RecordBody,
  showError,
  showSuccess,
  space,
  useAppDispatch,
  useConfirm,
} from '@stockroom/shared-ui';
import { DataTable, RecordCell, TableCard, type Column } from '@stockroom/shared-ui/data-table';
import { LogOut } from 'lucide-react';
import { useMemo } from 'react';
import styled from 'styled-components';
import { FRESHNESS } from '../page-queries';
import { useTranslate } from '../texts';
import { TimeAgo } from '../time-ago';
import {
  useDevicesQuery,
  useSignOutDeviceMutation,
  useSignOutEverywhereMutation,
} from './account-api';
import { deviceName } from './device-name';

/** Where the person is signed in. */
export function DevicesCard() {
  const t = useTranslate();
  const columns = useMemo(() => columnsFor(t), [t]);
  const query = useDevicesQuery(undefined, FRESHNESS);
  return (
    <TableCard title={t('Devices')} actions={query.currentData && <SignOutEverywhere />}>
      <RecordBody query={query} failure={t('Failed to load devices')}>
        {(devices) => (
          <DataTable label={t('Devices')} columns={columns} rows={devices} rowKey={idOf} />
        )}
      </RecordBody>
    </TableCard>
  );
}

const idOf = ({ _id }: Device) => _id;

const columnsFor = (t: Translate): readonly Column<Device>[] => [
  {
    id: 'device',
    header: t('Device'),
    kind: 'title',
    cell: ({ userAgent }) => <RecordCell title={deviceName(userAgent, t)} />,
  },
  {
    id: 'createdAt',
    header: t('Signed in'),
    cell: ({ createdAt }) => <DateTime value={createdAt} />,
  },
  { id: 'usedAt', header: t('Last used'), cell: ({ usedAt }) => <TimeAgo value={usedAt} /> },
  {
    id: 'actions',
    header: t('Actions'),
    kind: 'actions',
    cell: (device) => (
      <AtEdge>
        {device.isCurrent ? (
          <Badge tone="success">{t('This device')}</Badge>
        ) : (
          <SignOut device={device} />
        )}
      </AtEdge>
    ),
  },
];

/* The column leaves this room to buttons without a border. */
const AtEdge = styled.div`
  margin-inline-end: ${space.md};
`;

function SignOut({ device: { _id, userAgent } }: { device: Device }) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const [signOut, { isLoading }] = useSignOutDeviceMutation();
  const press = async () => {
    const { data, error } = await signOut(_id);
    if (data) dispatch(showSuccess(data.message));
    else dispatch(showError(messageOf(error, t('Failed to sign out the device')), error));
  };
  return (
    <Button
      size="small"
      busy={isLoading}
      aria-description={deviceName(userAgent, t)}
      onClick={() => void press()}
    >
      {t('Sign out')}
    </Button>
  );
}

function SignOutEverywhere() {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const confirm = useConfirm();
  const [signOut, { isLoading }] = useSignOutEverywhereMutation();
  const press = async () => {
    const isSure = await confirm({
      title: t('Sign out everywhere?'),
      description: t('This signs you out on all devices, this one too.'),
      confirmLabel: t('Sign out everywhere'),
      tone: 'danger',
    });
    if (!isSure) return;
    const { data, error } = await signOut();
    if (!data) {
      dispatch(showError(messageOf(error, t('Failed to sign out everywhere')), error));
      return;
    }
    // The sign-in page shows it.
    keepToast({ title: t('Success'), description: data.message, variant: 'default' });
    await dispatch(logOut());
  };
  return (
    <Button icon={LogOut} busy={isLoading} onClick={() => void press()}>
      {t('Sign out everywhere')}
    </Button>
  );
}
