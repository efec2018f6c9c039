import type { ReleaseChange, ReleasedRemote } from '@stockroom/contract';
import { Button, Card, DateTime, EmptyState } from '@stockroom/shared-ui';
import { DataTable, TableCard, TwoLines, type Column } from '@stockroom/shared-ui/data-table';
import { History } from 'lucide-react';
import { useState } from 'react';

interface ReleaseHistoryProps {
  remotes: readonly ReleasedRemote[];
  history: readonly ReleaseChange[];
}

/** More are shown on request. */
const FIRST = 20;

/** Who published and switched what, newest first. */
export function ReleaseHistory({ remotes, history }: ReleaseHistoryProps) {
  const [isWhole, showWhole] = useState(false);
  const titles = new Map(remotes.map(({ name, title }) => [name, title]));
  const rows = history
    .slice(0, isWhole ? undefined : FIRST)
    .map((change) => ({ ...change, title: titles.get(change.name) ?? change.name }));
  if (rows.length === 0)
    return (
      <Card title="History">
        <EmptyState
          icon={History}
          title="No changes yet"
          description="Everything that is published, rolled back or disabled appears here."
        />
      </Card>
    );
  return (
    <TableCard
      title="History"
      description="Newest first."
      actions={
        rows.length < history.length && (
          <Button onClick={() => showWhole(true)}>Show all {history.length}</Button>
        )
      }
    >
      <TwoLines $second={4}>
        <DataTable label="History" columns={COLUMNS} rows={rows} rowKey={keyOf} />
      </TwoLines>
    </TableCard>
  );
}

type Row = ReleaseChange & { title: string };

const keyOf = ({ at, name, version, action }: Row) => `${at} ${name} ${version} ${action}`;

const COLUMNS: readonly Column<Row>[] = [
  {
    id: 'feature',
    header: 'Feature',
    kind: 'title',
    cell: ({ title }) => title,
  },
  { id: 'action', header: 'Change', cell: wordsFor },
  { id: 'version', header: 'Version', nowrap: true, cell: ({ version }) => version },
  { id: 'at', header: 'When', nowrap: true, cell: ({ at }) => <DateTime value={at} /> },
  { id: 'actor', header: 'By', cell: ({ actor }) => actor },
  { id: 'note', header: 'Note', cell: ({ note }) => note },
];

/** "Rolled back", "Rolled out to 10 %". */
function wordsFor({ action, share }: Row): string {
  if (action === 'rollout') return `Rolled out to ${share} %`;
  return action.charAt(0).toUpperCase() + action.slice(1);
}
