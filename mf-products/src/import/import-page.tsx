import type { Import, ImportState } from '@stockroom/contract';
import {
  Button,
  Card,
  focusHeading,
  PageFrame,
  RecordBody,
  useAppDispatch,
  useFormat,
} from '@stockroom/shared-ui';
import { FileSpreadsheet } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { forgetWhatItWrote, useImportQuery, useMoveImportMutation } from '../api/imports-api';
import { IMPORTS_PATH, importsPath } from '../paths';
import { useTranslate } from '../texts';
import { ImportDraft } from './import-draft';
import { isRunning, KINDS, plannedRows, POLLING } from './import-kinds';
import { ImportSummary } from './import-summary';
import { Muted, Progress, Stack } from './import.styles';
import { useWrite } from './use-write';

/** One import: its preview while nothing is written, then its progress, then what became of it. */
export function ImportPage() {
  const t = useTranslate();
  const { id = '' } = useParams();
  const query = useFollowedImport(id);
  const record = query.currentData;
  useFocusAfterSteps(record?.state);
  return (
    <PageFrame
      title={record ? t(KINDS[record.kind].title) : t('Import')}
      subtitle={record?.fileName}
      backTo={record ? importsPath(record.kind) : IMPORTS_PATH}
    >
      <RecordBody
        query={query}
        failure={t('Failed to load the import')}
        missing={{
          icon: FileSpreadsheet,
          title: t('Import not found'),
          back: { to: IMPORTS_PATH, label: t('Back to imports') },
        }}
      >
        {(record) => <ImportBody key={record._id} record={record} />}
      </RecordBody>
    </PageFrame>
  );
}

function ImportBody({ record }: { record: Import }) {
  if (record.state === 'draft') return <ImportDraft record={record} />;
  return isRunning(record) ? <ImportProgress record={record} /> : <ImportSummary record={record} />;
}

/** How far the server is; it goes on without this page. */
function ImportProgress({ record }: { record: Import }) {
  const t = useTranslate();
  const format = useFormat();
  const write = useWrite();
  const [move, { isLoading }] = useMoveImportMutation();
  const isApplying = record.state === 'applying';
  const total = isApplying ? plannedRows(record) : record.written;
  const title = isApplying ? t('Importing') : t('Undoing the import');
  const stop = () =>
    write(move({ id: record._id, step: 'cancel' }).unwrap(), t('Failed to stop the import'));
  return (
    <Card title={title} description={t('You can leave this page: the work goes on.')}>
      <Stack>
        <Progress aria-label={title} max={total} value={record.done} />
        <Muted role="status">
          {t('{done} of {total} rows', {
            done: format.number(record.done),
            total: format.number(total),
          })}
        </Muted>
        {isApplying && (
          <div>
            <Button busy={isLoading} onClick={() => void stop()}>
              {t('Cancel')}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}

/** The pressed button goes away with its step. */
function useFocusAfterSteps(state: ImportState | undefined): void {
  const earlier = useRef(state);
  useEffect(() => {
    const isNextStep = earlier.current !== undefined && earlier.current !== state;
    if (isNextStep && document.activeElement === document.body) focusHeading();
    earlier.current = state;
  }, [state]);
}

/** Asks again and again while the server works on the import. */
function useFollowedImport(id: string) {
  const dispatch = useAppDispatch();
  const [isFollowed, setFollowed] = useState(false);
  const query = useImportQuery(id, {
    ...(isFollowed && POLLING),
    refetchOnMountOrArgChange: true,
  });
  const runs = query.currentData !== undefined && isRunning(query.currentData);
  if (runs !== isFollowed) setFollowed(runs);
  useEffect(() => {
    if (!isFollowed) return undefined;
    return () => void dispatch(forgetWhatItWrote());
  }, [dispatch, isFollowed]);
  return query;
}
