import {
  IMPORT_FIELDS,
  type Import,
  type ImportRow,
  type Text,
  type Translate,
} from '@stockroom/contract';
import { Badge } from '@stockroom/shared-ui';
import type { Column } from '@stockroom/shared-ui/data-table';
import { ErrorText } from '@stockroom/shared-ui/forms';
import { RowHead } from './import.styles';
import { ROW_KINDS } from './import-kinds';
import { PreviewCell } from './preview-cell';

const NUMBERS = new Set(['purchasePrice', 'sellingPrice', 'minimumStockLevel', 'currentStock']);

/** The line with what happens to it, then the fields in the order of the file. */
export function previewColumns(
  { _id, kind, columns }: Pick<Import, '_id' | 'kind' | 'columns'>,
  t: Translate,
): readonly Column<ImportRow>[] {
  const labels: Record<string, Text> = IMPORT_FIELDS[kind];
  const fields = columns.flatMap(({ field }) => field ?? []);
  return [
    {
      id: 'line',
      header: t('Line'),
      kind: 'title',
      width: '120px',
      cell: (row) => (
        <RowHead>
          {row.line}
          <Badge tone={ROW_KINDS[row.kind].tone}>{t(ROW_KINDS[row.kind].label)}</Badge>
          {row.problem !== undefined && <ErrorText>{row.problem}</ErrorText>}
        </RowHead>
      ),
    },
    ...fields.map((field) => {
      const label = t(labels[field] ?? field);
      return {
        id: field,
        header: label,
        align: NUMBERS.has(field) ? ('end' as const) : ('start' as const),
        nowrap: false,
        cell: (row: ImportRow) => <PreviewCell importId={_id} {...{ row, field, label }} />,
      };
    }),
  ];
}
