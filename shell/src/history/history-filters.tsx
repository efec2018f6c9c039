import {
  actionInWords,
  CHANGE_ACTIONS,
  CHANGE_SORT_KEYS,
  CHANGED_ENTITIES,
  nameInWords,
  type ListedChange,
  type Translate,
} from '@stockroom/contract';
import {
  FilterChip,
  FilterSelect,
  PeriodFilter,
  useListQuery,
} from '@stockroom/shared-ui/data-table';
import { useMemo } from 'react';
import { useTranslate } from '../texts';
import { useChangeAuthorsQuery } from './history-api';

const allOption = (t: Translate) => ({ value: '', label: t('All') }) as const;
const kindOptions = (t: Translate) => [
  allOption(t),
  ...CHANGED_ENTITIES.map((value) => ({ value, label: nameInWords(value, t) })),
];
const actionOptions = (t: Translate) => [
  allOption(t),
  ...CHANGE_ACTIONS.map((value) => ({ value, label: actionInWords(value, t) })),
];

/** The filters in the address of the history. */
export function useHistoryQuery() {
  return useListQuery({
    filters: {
      userId: 'text',
      entity: CHANGED_ENTITIES,
      entityId: 'text',
      action: CHANGE_ACTIONS,
      from: 'day',
      to: 'day',
    },
    sortKeys: CHANGE_SORT_KEYS,
    defaultSort: '-at',
  });
}

interface HistoryFiltersProps {
  list: ReturnType<typeof useHistoryQuery>;
  /** Name the person and the record of the filter. */
  changes: readonly ListedChange[];
}

/** Only links set the filter by record, so it shows as a removable chip. */
export function HistoryFilters({ list, changes }: HistoryFiltersProps) {
  const t = useTranslate();
  const kinds = useMemo(() => kindOptions(t), [t]);
  const actions = useMemo(() => actionOptions(t), [t]);
  const { values, setFilter, setFilters } = list;
  const { userId, entity, entityId } = values;
  const label = changes.find((change) => change.entityId === entityId)?.label;
  return (
    <>
      <FilterSelect
        label={t('Person')}
        value={userId}
        options={usePeople(userId, changes)}
        onChange={(next) => setFilter('userId', next)}
        hasLazyOptions
      />
      <FilterSelect
        label={t('Kind')}
        value={entity}
        options={kinds}
        onChange={(next) => setFilters({ entity: next, entityId: '' })}
      />
      <FilterSelect
        label={t('Action')}
        value={values.action}
        options={actions}
        onChange={(next) => setFilter('action', next)}
      />
      <PeriodFilter from={values.from} to={values.to} onChange={setFilters} />
      {entityId !== '' && (
        <FilterChip
          text={label ? t('Record: {label}', { label }) : t('One record')}
          onRemove={() => setFilter('entityId', '')}
        />
      )}
    </>
  );
}

/** Everybody with an account, and the chosen person, whose account may be gone. */
function usePeople(chosen: string, changes: readonly ListedChange[]) {
  const t = useTranslate();
  const { data: authors = [] } = useChangeAuthorsQuery();
  const people = authors.map(({ _id, email }) => ({ value: _id, label: email }));
  if (chosen === '' || people.some(({ value }) => value === chosen))
    return [allOption(t), ...people];
  const name = changes.find(({ userId }) => userId === chosen)?.userName ?? t('One person');
  return [allOption(t), ...people, { value: chosen, label: name }];
}
