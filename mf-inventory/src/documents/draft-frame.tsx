import { ErrorNotice } from '@stockroom/shared-ui';
import { TypingGuard } from '@stockroom/shared-ui/forms';
import type { ReactNode } from 'react';
import { useTranslate } from '../texts';
import { EntryContext } from './line-cells';
import type { LineEntry } from './use-line-entry';

interface DraftFrameProps {
  entry: LineEntry;
  /** Something beside the lines is typed and not saved. */
  isDirty?: boolean;
  children: ReactNode;
}

/** Around the page of a draft: gives its cells the entering, saves typed lines before somebody leaves, and asks before any are lost. */
export function DraftFrame({ entry, isDirty = false, children }: DraftFrameProps) {
  return (
    <EntryContext value={entry}>
      <TypingGuard
        isDirty={isDirty || Object.keys(entry.entries).length > 0}
        save={isDirty ? undefined : entry.save}
      />
      {children}
    </EntryContext>
  );
}

/** Why the last save failed, with another try. */
export function SaveFailure({ entry }: { entry: LineEntry }) {
  const t = useTranslate();
  if (entry.failure === '') return null;
  return (
    <ErrorNotice
      title={entry.failure}
      actionLabel={t('Try again')}
      busy={entry.isSaving}
      onRetry={entry.needsChoice ? undefined : () => void entry.save()}
    />
  );
}
