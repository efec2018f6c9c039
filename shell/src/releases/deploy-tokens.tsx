import type { DeployToken } from '@stockroom/contract';
import {
  Button,
  DateOnly,
  EmptyState,
  ErrorNotice,
  IconButton,
  showSuccess,
  useAppDispatch,
  useConfirm,
} from '@stockroom/shared-ui';
import { DataTable, RecordCell, TableCard, type Column } from '@stockroom/shared-ui/data-table';
import { Ban, KeyRound, Plus } from 'lucide-react';
import { useState } from 'react';
import { FRESHNESS, useQueriesFailure } from '../page-queries';
import { TimeAgo } from '../time-ago';
import { NewTokenDialog } from './new-token-dialog';
import { useDeployTokensQuery, useWithdrawDeployTokenMutation } from './releases-api';

const FAILURE = 'Failed to load deploy tokens';

/** The tokens that teams publish with. */
export function DeployTokens({ names }: { names: readonly string[] }) {
  const tokens = useDeployTokensQuery(undefined, FRESHNESS);
  const failure = useQueriesFailure([tokens], FAILURE);
  const [isCreating, setCreating] = useState(false);
  const withdraw = useWithdraw();
  return (
    <>
      {failure && (
        <ErrorNotice title={FAILURE} busy={failure.isFetching} onRetry={failure.retry}>
          {failure.reason}
        </ErrorNotice>
      )}
      <TableCard
        title="Deploy tokens"
        description="A team publishes its releases with a token."
        actions={
          <Button icon={Plus} onClick={() => setCreating(true)}>
            New token
          </Button>
        }
      >
        {tokens.data?.length === 0 && <EmptyState icon={KeyRound} title="No deploy tokens yet" />}
        {tokens.data && tokens.data.length > 0 && (
          <DataTable
            label="Deploy tokens"
            columns={columnsFor(withdraw)}
            rows={tokens.data}
            rowKey={labelOf}
          />
        )}
      </TableCard>
      {isCreating && <NewTokenDialog names={names} onClose={() => setCreating(false)} />}
    </>
  );
}

type Withdraw = (token: DeployToken) => void;

function useWithdraw(): Withdraw {
  const confirm = useConfirm();
  const dispatch = useAppDispatch();
  const [send] = useWithdrawDeployTokenMutation();
  return ({ label, remotes }) =>
    void confirm({
      title: `Withdraw the token ${label}?`,
      description: `Nobody can publish ${scopeOf(remotes)} with it any more. What is live stays live.`,
      confirmLabel: 'Withdraw',
      tone: 'danger',
      work: async () => void dispatch(showSuccess((await send(label).unwrap()).message)),
    });
}

const labelOf = ({ label }: DeployToken) => label;
const scopeOf = (remotes: readonly string[]) =>
  remotes.includes('*') ? 'all remotes and the shell' : remotes.join(', ');

function columnsFor(withdraw: Withdraw): Column<DeployToken>[] {
  return [
    {
      id: 'label',
      header: 'Token',
      kind: 'title',
      cell: ({ label, remotes }) => <RecordCell title={label} detail={scopeOf(remotes)} />,
    },
    { id: 'created', header: 'Created', cell: ({ createdAt }) => <DateOnly value={createdAt} /> },
    {
      id: 'end',
      header: 'Valid until',
      cell: ({ withdrawnAt, expiresAt }) => (
        <>
          {withdrawnAt && 'Withdrawn '}
          <DateOnly value={withdrawnAt ?? expiresAt} />
        </>
      ),
    },
    {
      id: 'used',
      header: 'Last used',
      cell: ({ usedAt }) => (usedAt ? <TimeAgo value={usedAt} /> : 'Never'),
    },
    {
      id: 'actions',
      header: 'Actions',
      kind: 'actions',
      cell: (token) =>
        token.withdrawnAt === null && (
          <IconButton
            name="Withdraw"
            description={token.label}
            icon={Ban}
            tone="danger"
            tooltipAlign="end"
            onClick={() => withdraw(token)}
          />
        ),
    },
  ];
}
