import type { ChangeList, ListedChange } from '@stockroom/contract';
import { EmptyState } from '@stockroom/shared-ui';
import { ExportButton, exportRefusal, ListPage } from '@stockroom/shared-ui/data-table';
import { History } from 'lucide-react';
import { useChangesQuery } from './history-api';
import { historyColumns } from './history-columns';
import { HistoryFilters, useHistoryQuery } from './history-filters';

/** Who changed what and when, field by field. */
export function HistoryPage() {
  const list = useHistoryQuery();
  const answer = useChangesQuery(list.args, { refetchOnMountOrArgChange: true });
  const { cursor: _place, ...exported } = list.args;
  const hasFailed = answer.isError && answer.currentData === undefined;
  return (
    <ListPage
      title="History"
      subtitle="Who changed what and when"
      actions={
        <ExportButton
          operation="GET /changes"
          params={exported}
          name="change-history"
          refusal={
            hasFailed ? 'The history has not loaded' : exportRefusal(answer.currentData?.total)
          }
        />
      }
      filters={<HistoryFilters list={list} changes={answer.currentData?.changes ?? []} />}
      columns={historyColumns}
      list={list}
      answer={answer}
      rowsOf={changesOf}
      rowKey={idOf}
      noun={{ one: 'change', many: 'changes' }}
      failure="Failed to load the history"
      empty={
        <EmptyState
          icon={History}
          title="No changes yet"
          description="Everything that people change appears here."
        />
      }
    />
  );
}

const changesOf = ({ changes }: ChangeList) => changes;
const idOf = ({ _id }: ListedChange) => _id;
