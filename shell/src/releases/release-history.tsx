import {
  msg,
  type ReleaseChange,
  type ReleasedRemote,
  type Text,
  type Translate,
} from '@stockroom/contract';
import { Button, Card, DateTime, EmptyState } from '@stockroom/shared-ui';
import { DataTable, TableCard, type Column } from '@stockroom/shared-ui/data-table';
import { History } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslate } from '../texts';

interface ReleaseHistoryProps {
  remotes: readonly ReleasedRemote[];
  history: readonly ReleaseChange[];
}

/** More are shown on request. */
const FIRST = 20;

/** Who published and switched what, newest first. */
export function ReleaseHistory({ remotes, history }: ReleaseHistoryProps) {
  const t = useTranslate();
  const columns = useMemo(() => columnsFor(t), [t]);
  const [isWhole, showWhole] = useState(false);
  const titles = new Map(remotes.map(({ name, title }) => [name, title]));
  const rows = history
    .slice(0, isWhole ? undefined : FIRST)
    .map((change) => ({ ...change, title: titles.get(change.name) ?? change.name }));
  if (rows.length === 0)
    return (
      <Card title={t('History')}>
        <EmptyState
          icon={History}
          title={t('No changes yet')}
          description={t('Everything that is published, rolled back or disabled appears here.')}
        />
      </Card>
    );
  return (
    <TableCard
      title={t('History')}
      description={t('Newest first.')}
      actions={
        rows.length < history.length && (
          <Button onClick={() => showWhole(true)}>
            {t('Show all {count}', { count: history.length })}
          </Button>
        )
      }
    >
      <DataTable label={t('History')} columns={columns} rows={rows} rowKey={keyOf} />
    </TableCard>
  );
}

type Row = ReleaseChange & { title: string };

const keyOf = ({ at, name, version, action }: Row) => `${at} ${name} ${version} ${action}`;

const columnsFor = (t: Translate): readonly Column<Row>[] => [
  {
    id: 'feature',
    header: t('Feature'),
    kind: 'title',
    cell: ({ title }) => title,
  },
  { id: 'action', header: t('Change'), phone: 'figure', cell: (change) => wordsFor(change, t) },
  {
    id: 'version',
    header: t('Version'),
    phone: 'line',
    nowrap: true,
    cell: ({ version }) => version,
  },
  {
    id: 'at',
    header: t('When'),
    phone: 'line',
    nowrap: true,
    cell: ({ at }) => <DateTime value={at} />,
  },
  { id: 'actor', header: t('By'), phone: 'line', cell: ({ actor }) => actor },
  { id: 'note', header: t('Note'), phone: 'line', cell: ({ note }) => note },
];

const ACTIONS: Partial<Record<string, Text>> = {
  registered: msg('Registered'),
  published: msg('Published'),
  promoted: msg('Promoted'),
  aborted: msg('Aborted'),
  'rolled back': msg('Rolled back'),
  disabled: msg('Disabled'),
  enabled: msg('Enabled'),
  removed: msg('Removed'),
  recalled: msg('Recalled'),
  withdrawn: msg('Withdrawn'),
};

/** "Rolled back", "Rolled out to 10 %". A newer server may know more actions. */
function wordsFor({ action, share }: Row, t: Translate): string {
  if (action === 'rollout') return t('Rolled out to {share} %', { share: String(share) });
  return t(ACTIONS[action] ?? action);
}
