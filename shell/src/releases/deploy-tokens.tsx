import type { DeployToken } from '@stockroom/contract';
import {
  Button,
  Card,
  DateOnly,
  EmptyState,
  ErrorNotice,
  ErrorState,
  IconButton,
  messageOf,
  reasonOf,
  showSuccess,
  Spinner,
  TimeAgo,
  useAppDispatch,
  useConfirm,
} from '@stockroom/shared-ui';
import { DataTable, RecordCell, TableCard, type Column } from '@stockroom/shared-ui/data-table';
import { Ban, KeyRound, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { FRESHNESS, useQueriesFailure } from '../page-queries';
import { NewTokenDialog } from './new-token-dialog';
import { useDeployTokensQuery, useWithdrawDeployTokenMutation } from './releases-api';
import { TwoLines } from './two-lines.styles';

const TITLE = 'Deploy tokens';

/** The tokens that teams publish with. */
export function DeployTokens({ names }: { names: readonly string[] }) {
  const { data, ...query } = useDeployTokensQuery(undefined, FRESHNESS);
  const failure = useQueriesFailure([query], 'Failed to load deploy tokens');
  const [isCreating, setCreating] = useState(false);
  const { withdraw, error } = useWithdrawal();
  const columns = useMemo(() => columnsFor(withdraw), [withdraw]);
  const retry = failure && { busy: failure.isFetching, onRetry: failure.retry };
  const add = (
    <Button size="small" icon={Plus} onClick={() => setCreating(true)}>
      New token
    </Button>
  );
  return (
    <>
      {error !== undefined && (
        <ErrorNotice title="Failed to withdraw the token">
          {reasonOf(error) ?? messageOf(error, 'Please try again.')}
        </ErrorNotice>
      )}
      {data && data.length > 0 ? (
        <TableCard
          title={TITLE}
          description="Teams publish their releases with them."
          actions={add}
        >
          <TwoLines $second={2}>
            <DataTable label={TITLE} columns={columns} rows={data} rowKey={labelOf} />
          </TwoLines>
        </TableCard>
      ) : (
        <Card title={TITLE} actions={data && add}>
          {!data && !retry && <Spinner />}
          {retry && (
            <ErrorState
              title="Failed to load deploy tokens"
              description={failure.reason}
              {...retry}
            />
          )}
          {data && (
            <EmptyState
              icon={KeyRound}
              title="No deploy tokens yet"
              description="A team publishes its releases with a token, without access to this machine."
            />
          )}
        </Card>
      )}
      {isCreating && <NewTokenDialog names={names} onClose={() => setCreating(false)} />}
    </>
  );
}

function useWithdrawal() {
  const confirm = useConfirm();
  const dispatch = useAppDispatch();
  const [send, { error }] = useWithdrawDeployTokenMutation();
  const withdraw = async ({ label, remotes }: DeployToken) => {
    const isConfirmed = await confirm({
      title: `Withdraw the token ${label}?`,
      description: `Nobody can publish ${remotesOf(remotes)} with it any more. What is live stays live.`,
      confirmLabel: 'Withdraw',
      tone: 'danger',
    });
    const answer = isConfirmed ? await send(label) : undefined;
    if (answer?.data) dispatch(showSuccess(answer.data.message));
  };
  return { withdraw, error };
}

const labelOf = ({ label }: DeployToken) => label;
const remotesOf = (remotes: readonly string[]) =>
  remotes.includes('*') ? 'all remotes and the shell' : remotes.join(', ');

function columnsFor(withdraw: (token: DeployToken) => Promise<void>): Column<DeployToken>[] {
  return [
    {
      id: 'label',
      header: 'Token',
      kind: 'title',
      cell: ({ label, remotes }) => <RecordCell title={label} detail={remotesOf(remotes)} />,
    },
    { id: 'created', header: 'Created', cell: ({ createdAt }) => <DateOnly value={createdAt} /> },
    { id: 'end', header: 'Valid until', cell: ValidUntil },
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
        isUsable(token) && (
          <IconButton
            name="Withdraw"
            description={token.label}
            icon={Ban}
            tone="danger"
            tooltipAlign="end"
            onClick={() => void withdraw(token)}
          />
        ),
    },
  ];
}

function ValidUntil({ withdrawnAt, expiresAt }: DeployToken) {
  if (withdrawnAt)
    return (
      <>
        Withdrawn <DateOnly value={withdrawnAt} />
      </>
    );
  return <DateOnly value={expiresAt} />;
}

function isUsable({ withdrawnAt, expiresAt }: DeployToken): boolean {
  return !withdrawnAt && Date.parse(expiresAt) > Date.now();
}
