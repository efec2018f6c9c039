import { ButtonLink, EmptyState, useCan } from '@stockroom/shared-ui';
import { ListPage, SearchFilter, useListQuery, type Column } from '@stockroom/shared-ui/data-table';
import { Plus } from 'lucide-react';
import { useSampleThings, type SampleThing, type SampleThingList } from '../api/sample-things-api';
import { NEW_SAMPLE_THING_PATH } from '../paths';

const COLUMNS: readonly Column<SampleThing>[] = [
  { id: 'name', header: 'Name', kind: 'title', cell: ({ name }) => name },
];

export function SampleThingsPage() {
  const list = useListQuery({
    filters: { search: 'text' },
    sortKeys: ['name'],
    defaultSort: 'name',
  });
  const answer = useSampleThings(list.values.search);
  return (
    <ListPage
      title="Sample Things"
      actions={<AddSampleThing />}
      filters={
        <SearchFilter
          label="Search sample things"
          placeholder="Search by name…"
          value={list.values.search}
          onSearch={(search) => list.setFilter('search', search, { typing: true })}
        />
      }
      columns={COLUMNS}
      list={list}
      answer={answer}
      rowsOf={rowsOf}
      rowKey={nameOf}
      noun={{ one: 'sample thing', many: 'sample things' }}
      failure="Failed to load sample things"
      empty={
        <EmptyState
          title="No sample things found"
          description="Sample things that you add appear here."
          action={<AddSampleThing />}
        />
      }
    />
  );
}

function AddSampleThing() {
  const canAdd = useCan('categories:write');
  return (
    canAdd && (
      <ButtonLink variant="primary" icon={Plus} to={NEW_SAMPLE_THING_PATH} data-shortcut="new">
        Add Sample Thing
      </ButtonLink>
    )
  );
}

const rowsOf = ({ rows }: SampleThingList) => rows;
const nameOf = ({ name }: SampleThing) => name;
