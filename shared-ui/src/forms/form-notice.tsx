import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '../components/buttons/button';
import { ErrorNotice } from '../components/error-notice';
import { NOTICE_INDENT, NoticeActions } from '../components/notice-look';
import { reasonOf } from '../store/api-error';
import { media } from '../theme/media';
import { space } from '../theme/token';
import { FIELDS_WIDTH } from './fields-width';
import type { SubmitRefusal } from './submit-refusal';

interface FormNoticeProps {
  refusal: SubmitRefusal | null;
  /** The form was sent without a choice between what was typed and what somebody else has changed. */
  isUnanswered: boolean;
  isSaving: boolean;
  onLoadNewer?: () => Promise<void>;
  /** Sends the form again, over what somebody else has changed. */
  onKeepTyped: () => void;
}

const GONE = 'Somebody has deleted it meanwhile. What you typed is still here, to be copied.';

/** Why the form was not saved, as far as no field can say it. */
export function FormNotice(props: FormNoticeProps) {
  const { refusal, isUnanswered, isSaving, onLoadNewer, onKeepTyped } = props;
  const [isLoading, setIsLoading] = useState(false);
  if (refusal === null) return null;
  const load = async () => {
    setIsLoading(true);
    await onLoadNewer?.().catch(() => undefined);
    setIsLoading(false);
  };
  if (refusal.isVersionConflict) {
    return (
      <Frame data-form-notice tabIndex={-1}>
        <ErrorNotice
          title="Somebody else has changed this record meanwhile"
          actionLabel="Load the newer record"
          busy={isLoading}
          disabled={isSaving}
          onRetry={onLoadNewer && load}
          actions={
            <Button size="small" disabled={isLoading} busy={isSaving} onClick={onKeepTyped}>
              Keep what I typed
            </Button>
          }
        >
          What you typed is still here and was not saved. What only they changed is shown and
          marked; where you both changed something, yours is shown. Loading the newer record
          replaces what you typed; “Keep what I typed” saves the form as it stands now.
          {isUnanswered && <Question>Not saved yet: choose one of the two.</Question>}
        </ErrorNotice>
      </Frame>
    );
  }
  if (refusal.notices.length === 0) return null;
  const reason = refusal.error.code === 'NOT_FOUND' ? GONE : reasonOf(refusal.error);
  return (
    <Frame data-form-notice tabIndex={-1}>
      {refusal.notices.map((notice) => (
        <ErrorNotice key={notice} title={notice}>
          {reason !== notice && reason}
        </ErrorNotice>
      ))}
    </Frame>
  );
}

const Question = styled.div`
  margin-top: ${space.xs};
  font-weight: 600;
`;

/** No wider than the fields. */
const Frame = styled.div`
  max-width: ${FIELDS_WIDTH};
  /* As wide as each other, like the buttons of a form. */
  ${media.phone} {
    ${NoticeActions} {
      flex: 1 1 100%;
      margin-inline-start: -${NOTICE_INDENT};
    }
    ${NoticeActions} > * {
      flex: 1;
    }
  }
`;
