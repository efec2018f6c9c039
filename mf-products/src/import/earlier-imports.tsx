import type { Import, Translate } from '@stockroom/contract';
import {
  Badge,
  DateTime,
  ErrorState,
  Quantity,
  reasonOf,
  Spinner,
  TextLink,
  useErrorToast,
} from '@stockroom/shared-ui';
import { DataTable, MailText, type Column } from '@stockroom/shared-ui/data-table';
import { useMemo } from 'react';
import { useImportsInfiniteQuery } from '../api/imports-api';
import { importPath } from '../paths';
import { useTranslate } from '../texts';
import { Heading } from './import.styles';
import { KINDS, STATES } from './import-kinds';
import { LoadMore } from './load-more';

/** The imports so far, newest first; nothing before the first one. */
export function EarlierImports() {
  const t = useTranslate();
  const query = useImportsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const columns = useMemo(() => importColumns(t), [t]);
  const failure = t('Failed to load the earlier imports');
  const { data, isError, error, isFetching, refetch } = query;
  useErrorToast(isError ? error : undefined, failure);
  if (isError && !data)
    return (
      <ErrorState
        title={failure}
        description={reasonOf(error)}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Spinner />;
  const rows = data.pages.flatMap(({ imports }) => imports);
  if (rows.length === 0) return null;
  return (
    <section>
      <Heading>{t('Earlier imports')}</Heading>
      <DataTable label={t('Earlier imports')} columns={columns} rows={rows} rowKey={idOf} />
      <LoadMore query={query} />
    </section>
  );
}

const idOf = ({ _id }: Import) => _id;

function importColumns(t: Translate): readonly Column<Import>[] {
  return [
    {
      id: 'file',
      header: t('File'),
      kind: 'title',
      cell: ({ _id, fileName }) => <TextLink to={importPath(_id)}>{fileName}</TextLink>,
    },
    { id: 'kind', header: t('Contents'), cell: ({ kind }) => t(KINDS[kind].name) },
    {
      id: 'state',
      header: t('State'),
      cell: ({ state }) => <Badge tone={STATES[state].tone}>{t(STATES[state].label)}</Badge>,
    },
    {
      id: 'rows',
      header: t('Rows'),
      align: 'end',
      cell: ({ rows }) => <Quantity value={rows.new + rows.changed} />,
    },
    { id: 'by', header: t('By'), cell: ({ createdBy }) => <MailText address={createdBy} /> },
    { id: 'at', header: t('Time'), cell: ({ createdAt }) => <DateTime value={createdAt} /> },
  ];
}
