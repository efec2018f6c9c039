import type { Import, Translate } from '@stockroom/contract';
import { Badge, DateTime, Quantity, TextLink } from '@stockroom/shared-ui';
import { DataTable, MailText, TableCard, type Column } from '@stockroom/shared-ui/data-table';
import { useMemo } from 'react';
import { useImportsInfiniteQuery } from '../api/imports-api';
import { importPath } from '../paths';
import { useTranslate } from '../texts';
import { KINDS, STATES } from './import-kinds';
import { Pages } from './pages';

/** The imports so far, newest first; nothing before the first one. */
export function EarlierImports() {
  const t = useTranslate();
  const query = useImportsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const columns = useMemo(() => importColumns(t), [t]);
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
