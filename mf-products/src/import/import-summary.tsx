import { msg, ownTimeZone, type Import, type Text } from '@stockroom/contract';
import {
  ButtonLink,
  Button,
  Card,
  DateTime,
  DescriptionList,
  Notice,
  Quantity,
  useConfirm,
  useFormat,
  withParts,
} from '@stockroom/shared-ui';
import { DownloadButton, MailText } from '@stockroom/shared-ui/data-table';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useMoveImportMutation } from '../api/imports-api';
import { importsPath } from '../paths';
import { useTranslate } from '../texts';
import { KINDS, plannedRows, ROW_KINDS } from './import-kinds';
import { Muted, Stack, Toolbar } from './import.styles';

const TITLES: Partial<Record<Import['state'], Text>> = {
  applied: msg('The import is finished'),
  cancelled: msg('The import was stopped'),
  undone: msg('The import was undone'),
};

const ROW_KIND_NAMES = ['new', 'changed', 'same', 'refused'] as const;

/** What became of the file, and the ways on: the records, the refused rows, back. */
export function ImportSummary({ record }: { record: Import }) {
  const t = useTranslate();
  const format = useFormat();
  const { _id, kind, state, rows, done, kept, stockDate, createdAt, createdBy } = record;
  const { list } = KINDS[kind];
  const isUndone = state === 'undone';
  const isStopped = state === 'cancelled';
  const planned = ROW_KIND_NAMES.map((name) => [t(ROW_KINDS[name].label), rows[name]] as const);
  const left = plannedRows(record) - done;
  const written = [[t('Written'), done] as const, [t('Not written'), left] as const];
  // Stopped, and perhaps undone since.
  const counts = isStopped || left > 0 ? [...written, ...planned.slice(2)] : planned;
  return (
    <>
      {kept.length > 0 && (
        <Notice>
          {t('These records stay, because they have changed or others use them: {names}', {
            names: kept.join(', '),
          })}
        </Notice>
      )}
      <Card
        title={t(TITLES[state] ?? KINDS[kind].title)}
        description={isStopped && t('What was written stays. The same file brings in the rest.')}
      >
        <Stack>
          <DescriptionList
            layout="columns"
            items={[
              ...counts.map(([label, count]) => ({ label, value: <Quantity value={count} /> })),
              ...(stockDate && record.stock === 'set'
                ? [{ label: t('Date of stock'), value: format.day(stockDate) }]
                : []),
              { label: t('By'), value: <MailText address={createdBy} /> },
              { label: t('Time'), value: <DateTime value={createdAt} /> },
            ]}
          />
          <Toolbar>
            {!isUndone && (
              <ButtonLink variant="primary" to={list.path}>
                {t(list.label)}
              </ButtonLink>
            )}
            {rows.refused > 0 && (
              <DownloadButton
                request={{
                  operation: 'GET /imports/:id/refused',
                  id: _id,
                  params: { format: 'xlsx', timeZone: ownTimeZone() },
                }}
                name="refused.xlsx"
                failure={t('Failed to download the refused rows')}
              >
                {t('Download refused rows')}
              </DownloadButton>
            )}
            <ButtonLink variant={isUndone ? 'primary' : 'secondary'} to={importsPath(kind)}>
              {t('Import another file')}
            </ButtonLink>
            <UndoButton record={record} />
          </Toolbar>
        </Stack>
      </Card>
    </>
  );
}

/** Takes the whole import back, after a question, while the server allows it. */
function UndoButton({ record }: { record: Import }) {
  const t = useTranslate();
  const confirm = useConfirm();
  const [move] = useMoveImportMutation();
  const [openedAt] = useState(Date.now);
  const { _id: id, state, undoUntil } = record;
  if (state === 'undone' || undoUntil === null || Date.parse(undoUntil) < openedAt) return null;
  const ask = () =>
    confirm({
      title: t('Undo this import?'),
      description: t(
        'New records are deleted, and changed ones get their old values back. Records that somebody has changed since stay as they are.',
      ),
      confirmLabel: t('Undo import'),
      cancelLabel: t('Keep it'),
      tone: 'danger',
      work: async () => void (await move({ id, step: 'undo' }).unwrap()),
    });
  return (
    <>
      <Button icon={Undo2} onClick={() => void ask()}>
        {t('Undo import')}
      </Button>
      <Muted as="span">
        {withParts(t('Possible until {time}'), { time: <DateTime value={undoUntil} /> })}
      </Muted>
    </>
  );
}
