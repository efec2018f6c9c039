import type { DeployToken, Translate } from '@stockroom/contract';
import {
  Button,
  DateOnly,
  EmptyState,
  IconButton,
  showSuccess,
  useAppDispatch,
  useConfirm,
  withParts,
} from '@stockroom/shared-ui';
import { DataTable, RecordCell, TableCard, type Column } from '@stockroom/shared-ui/data-table';
import { Ban, KeyRound, Plus } from 'lucide-react';
import { useState } from 'react';
import { FailureNotice, FRESHNESS, useQueriesFailure } from '../page-queries';
import { useTranslate } from '../texts';
import { TimeAgo } from '../time-ago';
import { NewTokenDialog } from './new-token-dialog';
import { useDeployTokensQuery, useWithdrawDeployTokenMutation } from './releases-api';

/** The tokens that teams publish with. */
export function DeployTokens({ names }: { names: readonly string[] }) {
  const t = useTranslate();
  const tokens = useDeployTokensQuery(undefined, FRESHNESS);
  const failure = useQueriesFailure([tokens], t('Failed to load deploy tokens'));
  const [isCreating, setCreating] = useState(false);
  const withdraw = useWithdraw();
  return (
    <>
      <FailureNotice failure={failure} />
      <TableCard
        title={t('Deploy tokens')}
        description={t('A team publishes its releases with a token.')}
        actions={
          <Button icon={Plus} onClick={() => setCreating(true)}>
            {t('New token')}
          </Button>
        }
      >
        {tokens.data?.length === 0 && (
          <EmptyState icon={KeyRound} title={t('No deploy tokens yet')} />
        )}
        {tokens.data && tokens.data.length > 0 && (
          <DataTable
            label={t('Deploy tokens')}
            columns={columnsFor(withdraw, t)}
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
  const t = useTranslate();
  const confirm = useConfirm();
  const dispatch = useAppDispatch();
  const [send] = useWithdrawDeployTokenMutation();
  return ({ label, remotes }) =>
    void confirm({
      title: t('Withdraw the token {label}?', { label }),
      description: isForAll(remotes)
        ? t(
            'Nobody can publish all remotes and the shell with it any more. What is live stays live.',
          )
        : t('Nobody can publish {remotes} with it any more. What is live stays live.', {
            remotes: remotes.join(', '),
          }),
      confirmLabel: t('Withdraw'),
      tone: 'danger',
      work: async () => void dispatch(showSuccess((await send(label).unwrap()).message)),
    });
}

const labelOf = ({ label }: DeployToken) => label;
const isForAll = (remotes: readonly string[]) => remotes.includes('*');

function columnsFor(withdraw: Withdraw, t: Translate): Column<DeployToken>[] {
  return [
    {
      id: 'label',
      header: t('Token'),
      kind: 'title',
      cell: ({ label, remotes }) => (
        <RecordCell
          title={label}
          detail={isForAll(remotes) ? t('all remotes and the shell') : remotes.join(', ')}
        />
      ),
    },
    {
      id: 'created',
      header: t('Created'),
      cell: ({ createdAt }) => <DateOnly value={createdAt} />,
    },
    {
      id: 'end',
      header: t('Valid until'),
      cell: ({ withdrawnAt, expiresAt }) =>
        withdrawnAt ? (
          withParts(t('Withdrawn {date}'), { date: <DateOnly value={withdrawnAt} /> })
        ) : (
          <DateOnly value={expiresAt} />
        ),
    },
    {
      id: 'used',
      header: t('Last used'),
      cell: ({ usedAt }) => (usedAt ? <TimeAgo value={usedAt} /> : t('Never')),
    },
    {
      id: 'actions',
      header: t('Actions'),
      kind: 'actions',
      cell: (token) =>
        token.withdrawnAt === null && (
          <IconButton
            name={t('Withdraw')}
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
