import type { Translate } from '@stockroom/contract';
import { ButtonLink, EmptyState, useCan } from '@stockroom/shared-ui';
import { ListPage, SearchFilter, useListQuery, type Column } from '@stockroom/shared-ui/data-table';
import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { useSampleThings, type SampleThing, type SampleThingList } from '../api/sample-things-api';
import { NEW_SAMPLE_THING_PATH } from '../paths';
import { useTranslate } from '../texts';

export function SampleThingsPage() {
  const t = useTranslate();
  const list = useListQuery({
    filters: { search: 'text' },
    sortKeys: ['name'],
    defaultSort: 'name',
  });
  const answer = useSampleThings(list.values.search);
  const columns = useMemo(() => sampleThingColumns(t), [t]);
  return (
    <ListPage
      title={t('Sample Things')}
      actions={<AddSampleThing />}
      filters={
        <SearchFilter
          label={t('Search sample things')}
          placeholder={t('Search by name…')}
          value={list.values.search}
          onSearch={(search) => list.setFilter('search', search, { typing: true })}
        />
      }
      columns={columns}
      list={list}
      answer={answer}
      rowsOf={rowsOf}
      rowKey={nameOf}
      words={{
        count: (total, count) =>
          t.plural(total, '{count} sample thing', '{count} sample things', { count }),
        none: t('No sample things found'),
      }}
      failure={t('Failed to load sample things')}
      empty={
        <EmptyState
          title={t('No sample things found')}
          description={t('Sample things that you add appear here.')}
          action={<AddSampleThing />}
        />
      }
    />
  );
}

function sampleThingColumns(t: Translate): readonly Column<SampleThing>[] {
  return [{ id: 'name', header: t('Name'), kind: 'title', cell: ({ name }) => name }];
}

function AddSampleThing() {
  const t = useTranslate();
  const canAdd = useCan('categories:write');
  return (
    canAdd && (
      <ButtonLink variant="primary" icon={Plus} to={NEW_SAMPLE_THING_PATH} data-shortcut="new">
        {t('Add Sample Thing')}
      </ButtonLink>
    )
  );
}

const rowsOf = ({ rows }: SampleThingList) => rows;
const nameOf = ({ name }: SampleThing) => name;
