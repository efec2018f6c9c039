import {
  IMPORT_FIELDS,
  type Import,
  type ImportRow,
  type ImportRowKind,
  type Text,
  type Translate,
} from '@stockroom/contract';
import { Badge, EmptyState } from '@stockroom/shared-ui';
import { DataTable, type Column } from '@stockroom/shared-ui/data-table';
import { ErrorText } from '@stockroom/shared-ui/forms';
import { useMemo } from 'react';
import { useImportRowsInfiniteQuery } from '../api/imports-api';
import { useTranslate } from '../texts';
import { ROW_KINDS } from './import-kinds';
import { Muted, PreviewTable, Toolbar } from './import.styles';
import { Pages } from './pages';
import { PlannedCell, PreviewCell } from './preview-cell';

interface ImportRowsProps {
  record: Import;
  /** undefined: all. */
  kind: ImportRowKind | undefined;
  /** Another preview is on its way. */
  isSaving: boolean;
}

export function ImportRows({ record, kind, isSaving }: ImportRowsProps) {
  const t = useTranslate();
  const query = useImportRowsInfiniteQuery(
    { id: record._id, kind },
    { refetchOnMountOrArgChange: true },
  );
  const columns = useMemo(() => rowColumns(record, t), [record, t]);
  return (
    <Pages query={query} failure={t('Failed to load the rows')}>
      {(pages) => {
        const rows = pages.flatMap((page) => page.rows);
        if (rows.length === 0)
          return <EmptyState title={kind ? t('No such rows') : t('The file has no rows')} />;
        return (
          <PreviewTable>
            <DataTable
              label={t('Rows')}
              columns={columns}
              rows={rows}
              rowKey={lineOf}
              stale={isSaving || (query.isFetching && !query.isFetchingNextPage)}
            />
          </PreviewTable>
        );
      }}
    </Pages>
  );
}

const lineOf = ({ line }: ImportRow) => String(line);

const NUMBERS = new Set(['purchasePrice', 'sellingPrice', 'minimumStockLevel', 'currentStock']);

/** What new products get, perhaps without a column of the file. */
function plannedFields({ kind, rows, defaultCategory, defaultSupplier }: Import): string[] {
  if (kind !== 'products' || rows.new + rows.refused === 0) return [];
  return [
    'sku',
    ...(defaultCategory ? ['category'] : []),
    ...(defaultSupplier ? ['supplierName'] : []),
  ];
}

/** The line with what happens to it, then the fields in the order of the file. */
function rowColumns(record: Import, t: Translate): readonly Column<ImportRow>[] {
  const labels: Record<string, Text> = IMPORT_FIELDS[record.kind];
  const ofFile = record.columns.flatMap(({ field }) => field ?? []);
  const fields = [...new Set([...ofFile, ...plannedFields(record)])];
  return [
    {
      id: 'line',
      header: t('Line'),
      kind: 'title',
      width: '120px',
      cell: ({ line, kind: rowKind, problem }) => (
        <Toolbar>
          {line}
          <Badge tone={ROW_KINDS[rowKind].tone}>{t(ROW_KINDS[rowKind].label)}</Badge>
          {rowKind === 'skipped' ? (
            <Muted as="span">{problem}</Muted>
          ) : (
            problem !== undefined && <ErrorText>{problem}</ErrorText>
          )}
        </Toolbar>
      ),
    },
    ...fields.map((field) => {
      const label = t(labels[field] ?? field);
      return {
        id: field,
        header: label,
        align: NUMBERS.has(field) ? ('end' as const) : ('start' as const),
        nowrap: false,
        cell: (row: ImportRow) =>
          ofFile.includes(field) ? (
            <PreviewCell importId={record._id} {...{ row, field, label }} />
          ) : (
            <PlannedCell cell={row.cells[field]} />
          ),
      };
    }),
  ];
}
