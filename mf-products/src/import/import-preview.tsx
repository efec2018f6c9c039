import { IMPORT_ROW_KINDS, type Import, type ImportRowKind } from '@stockroom/contract';
import { Button, Card, useConfirm, useFormat } from '@stockroom/shared-ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDeleteImportMutation, useMoveImportMutation } from '../api/imports-api';
import { importsPath } from '../paths';
import { useTranslate } from '../texts';
import { ImportRows } from './import-rows';
import { plannedRows, ROW_KINDS } from './import-kinds';
import { Chip, Muted, Stack, Toolbar } from './import.styles';
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
    <>
      <Card
        title={t('Rows')}
        description={t('Click a value to correct it. Nothing is written yet.')}
      >
        <Stack>
          <RowFilter rows={record.rows} value={kind} onChange={setKind} />
          <StartButtons record={record} isSaving={isSaving} />
        </Stack>
      </Card>
      <ImportRows record={record} kind={kind} isSaving={isSaving} />
    </>
  );
}

interface RowFilterProps {
  rows: Import['rows'];
  /** undefined: all. */
  value: ImportRowKind | undefined;
  onChange: (kind: ImportRowKind | undefined) => void;
}

/** How many rows there are of each kind; a press shows only these. */
function RowFilter({ rows, value, onChange }: RowFilterProps) {
  const t = useTranslate();
  const format = useFormat();
  const kinds = IMPORT_ROW_KINDS.filter((kind) => rows[kind] > 0 || kind === value);
  const all = kinds.reduce((sum, kind) => sum + rows[kind], 0);
  return (
    <Toolbar role="group" aria-label={t('Rows')}>
      {[undefined, ...kinds].map((kind) => (
        <Chip
          key={kind ?? 'all'}
          size="small"
          aria-pressed={kind === value}
          data-kind={kind}
          onClick={() => onChange(kind)}
        >
          {kind ? t(ROW_KINDS[kind].label) : t('All')}{' '}
          <b>{format.number(kind ? rows[kind] : all)}</b>
        </Chip>
      ))}
    </Toolbar>
  );
}

function StartButtons({ record, isSaving }: ImportPreviewProps) {
  const t = useTranslate();
  const format = useFormat();
  const write = useWrite();
  const discard = useDiscard(record);
  const [move, { isLoading }] = useMoveImportMutation();
  const { refused } = record.rows;
  const total = plannedRows(record);
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
          : refused > 0 &&
            t.plural(
              refused,
              '{count} refused row is left out. Correct it here, or download it afterwards.',
              '{count} refused rows are left out. Correct them here, or download them afterwards.',
              { count: format.number(refused) },
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
