import type { Import, ImportRow, ImportRowKind } from '@stockroom/contract';
import { Button, Card, EmptyState, useConfirm, useFormat } from '@stockroom/shared-ui';
import { DataTable } from '@stockroom/shared-ui/data-table';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  useMoveImportMutation,
  useDeleteImportMutation,
  useImportRowsInfiniteQuery,
} from '../api/imports-api';
import { importsPath } from '../paths';
import { useTranslate } from '../texts';
import { Pages } from './pages';
import { previewColumns } from './preview-columns';
import { RowFilter } from './row-filter';
import { Muted, PreviewTable, Stack, Toolbar } from './import.styles';
import { useWrite } from './use-write';

interface ImportPreviewProps {
  record: Import;
  /** Another preview is on its way. */
  isSaving: boolean;
}

/** What each row would do, and the button that does it. */
export function ImportPreview({ record, isSaving }: ImportPreviewProps) {
  const t = useTranslate();
  const [kind, setKind] = useState<ImportRowKind | undefined>();
  return (
    <Stack>
      <Card
        title={t('Rows')}
        description={t('Click a value to correct it. Nothing is written yet.')}
      >
        <Stack>
          <RowFilter rows={record.rows} value={kind} onChange={setKind} />
          <StartButtons record={record} isSaving={isSaving} />
        </Stack>
      </Card>
      <PreviewRows record={record} kind={kind} isSaving={isSaving} />
    </Stack>
  );
}

function StartButtons({ record, isSaving }: ImportPreviewProps) {
  const t = useTranslate();
  const format = useFormat();
  const write = useWrite();
  const discard = useDiscard(record);
  const [move, { isLoading }] = useMoveImportMutation();
  const { rows } = record;
  const total = rows.new + rows.changed;
  const start = () =>
    write(move({ id: record._id, step: 'apply' }).unwrap(), t('Failed to start the import'));
  return (
    <Toolbar>
      <Button
        variant="primary"
        busy={isLoading}
        disabled={isSaving || total === 0}
        onClick={() => void start()}
      >
        {t.plural(total, 'Import {count} row', 'Import {count} rows', {
          count: format.number(total),
        })}
      </Button>
      <Button disabled={isLoading} onClick={() => void discard()}>
        {t('Discard')}
      </Button>
      <Muted>
        {total === 0
          ? t('There is nothing to import: no row is new or changed.')
          : rows.refused > 0 &&
            t.plural(
              rows.refused,
              '{count} refused row is left out. Correct it here, or download it afterwards.',
              '{count} refused rows are left out. Correct them here, or download them afterwards.',
              { count: format.number(rows.refused) },
            )}
      </Muted>
    </Toolbar>
  );
}

/** Deletes the draft after a question. */
function useDiscard({ _id: id, kind }: Import): () => Promise<void> {
  const t = useTranslate();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const [deleteImport] = useDeleteImportMutation();
  return async () => {
    const isDeleted = await confirm({
      title: t('Discard this file?'),
      description: t('Nothing has been written. Your corrections in the preview will be lost.'),
      confirmLabel: t('Discard'),
      tone: 'danger',
      work: async () => void (await deleteImport({ id }).unwrap()),
    });
    if (isDeleted) await navigate(importsPath(kind));
  };
}

function PreviewRows({
  record,
  kind,
  isSaving,
}: ImportPreviewProps & { kind: ImportRowKind | undefined }) {
  const t = useTranslate();
  const query = useImportRowsInfiniteQuery(
    { id: record._id, kind },
    { refetchOnMountOrArgChange: true },
  );
  const columns = useMemo(() => previewColumns(record, t), [record, t]);
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
              stale={isSaving || query.data !== query.currentData}
            />
          </PreviewTable>
        );
      }}
    </Pages>
  );
}

const lineOf = ({ line }: ImportRow) => String(line);
