import type { Import, Translate } from '@stockroom/contract';
import {
  Badge,
  DateTime,
  holds,
  PageFrame,
  Quantity,
  Restricted,
  TextLink,
  useAppSelector,
  useFormat,
} from '@stockroom/shared-ui';
import { DataTable, MailText, TableCard, type Column } from '@stockroom/shared-ui/data-table';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useImportsInfiniteQuery } from '../api/imports-api';
import { importPath } from '../paths';
import { useTranslate } from '../texts';
import { FileDrop } from './file-drop';
import { Stack } from './import.styles';
import { isRunning, kindOf, KINDS, plannedRows, POLLING, STATES } from './import-kinds';
import { Pages } from './pages';

/** Takes a file, and lists the imports so far. */
export function ImportsPage() {
  const t = useTranslate();
  const [params] = useSearchParams();
  const role = useAppSelector(({ session }) => session.role);
  const kind = kindOf(params, (permission) => holds(role, permission));
  const { title, permission, list } = KINDS[kind];
  return (
    <Restricted to={permission}>
      <PageFrame title={t(title)} backTo={list.path}>
        <Stack>
          <FileDrop key={kind} kind={kind} />
          <EarlierImports />
        </Stack>
      </PageFrame>
    </Restricted>
  );
}

/** Newest first; nothing before the first one. */
function EarlierImports() {
  const t = useTranslate();
  const format = useFormat();
  const [isFollowed, setFollowed] = useState(false);
  const query = useImportsInfiniteQuery(undefined, {
    ...(isFollowed && POLLING),
    refetchOnMountOrArgChange: true,
  });
  const runs = query.data?.pages.some(({ imports }) => imports.some(isRunning)) ?? false;
  if (runs !== isFollowed) setFollowed(runs);
  const columns = useMemo(() => importColumns(t, format.number), [t, format]);
  return (
    <Pages query={query} failure={t('Failed to load the earlier imports')}>
      {(pages) => {
        const rows = pages.flatMap(({ imports }) => imports);
        return (
          rows.length > 0 && (
            <TableCard title={t('Earlier imports')}>
              <DataTable label={t('Earlier imports')} columns={columns} rows={rows} rowKey={idOf} />
            </TableCard>
          )
        );
      }}
    </Pages>
  );
}

const idOf = ({ _id }: Import) => _id;

function importColumns(t: Translate, number: (value: number) => string): readonly Column<Import>[] {
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
      cell: (record) => {
        const total = plannedRows(record);
        return record.state !== 'draft' && record.done < total ? (
          t('{done} of {total}', { done: number(record.done), total: number(total) })
        ) : (
          <Quantity value={total} />
        );
      },
    },
    { id: 'by', header: t('By'), cell: ({ createdBy }) => <MailText address={createdBy} /> },
    { id: 'at', header: t('Time'), cell: ({ createdAt }) => <DateTime value={createdAt} /> },
  ];
}
