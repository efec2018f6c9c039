import type { ChangeList, ListedChange } from '@stockroom/contract';
import { EmptyState } from '@stockroom/shared-ui';
import { ListPage } from '@stockroom/shared-ui/data-table';
import { History } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslate } from '../texts';
import { useChangesQuery } from './history-api';
import { historyColumns } from './history-columns';
import { HistoryFilters, useHistoryQuery } from './history-filters';

/** Who changed what and when, field by field. */
export function HistoryPage() {
  const t = useTranslate();
  const columns = useMemo(() => historyColumns(t), [t]);
  const list = useHistoryQuery();
  const answer = useChangesQuery(list.args, { refetchOnMountOrArgChange: true });
  return (
    <ListPage
      title={t('History')}
      subtitle={t('Who changed what and when')}
      file={{ operation: 'GET /changes', args: list.args, name: 'change-history' }}
      filters={<HistoryFilters list={list} changes={answer.currentData?.changes ?? []} />}
      columns={columns}
      list={list}
      answer={answer}
      rowsOf={changesOf}
      rowKey={idOf}
      words={{
        count: (total, count) => t.plural(total, '{count} change', '{count} changes', { count }),
        none: t('No changes found'),
      }}
      failure={t('Failed to load the history')}
      empty={
        <EmptyState
          icon={History}
          title={t('No changes yet')}
          description={t('Everything that people change appears here.')}
        />
      }
    />
  );
}

const changesOf = ({ changes }: ChangeList) => changes;
const idOf = ({ _id }: ListedChange) => _id;
