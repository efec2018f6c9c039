import type { Import, ImportState } from '@stockroom/contract';
import { focusHeading, PageFrame, RecordBody, useAppDispatch } from '@stockroom/shared-ui';
import { FileSpreadsheet } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { forgetWhatItWrote, useImportQuery } from '../api/imports-api';
import { IMPORTS_PATH, importsPath } from '../paths';
import { useTranslate } from '../texts';
import { ImportDraft } from './import-draft';
import { KINDS } from './import-kinds';
import { ImportProgress } from './import-progress';
import { ImportSummary } from './import-summary';

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
  return isRunning(record.state) ? (
    <ImportProgress record={record} />
  ) : (
    <ImportSummary record={record} />
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

const POLLING_MS = 1000;

/** Asks every second while the server works on the import and the tab is visible. */
function useFollowedImport(id: string) {
  const dispatch = useAppDispatch();
  const [isFollowed, setFollowed] = useState(false);
  const query = useImportQuery(id, {
    pollingInterval: isFollowed ? POLLING_MS : 0,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  });
  const runs = query.currentData !== undefined && isRunning(query.currentData.state);
  if (runs !== isFollowed) setFollowed(runs);
  useEffect(() => {
    if (!isFollowed) return undefined;
    return () => void dispatch(forgetWhatItWrote());
  }, [dispatch, isFollowed]);
  return query;
}

function isRunning(state: ImportState): boolean {
  return state === 'applying' || state === 'undoing';
}
