import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '../components/button';
import { ErrorNotice } from '../components/error-notice';
import { reasonOf } from '../store/api-error';
import { FIELDS_WIDTH } from './fields-width';
import type { SubmitRefusal } from './submit-refusal';

interface FormNoticeProps {
  refusal: SubmitRefusal | null;
  onLoadNewer?: () => Promise<void>;
  /** Sends the form again, over what somebody else has changed. */
  onKeepTyped: () => void;
}

const GONE = 'Somebody has deleted it meanwhile. What you typed is still here, to be copied.';

/** Why the form was not saved, as far as no field can say it. */
export function FormNotice({ refusal, onLoadNewer, onKeepTyped }: FormNoticeProps) {
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
          onRetry={onLoadNewer && load}
          actions={
            onLoadNewer && (
              <Button size="small" disabled={isLoading} onClick={onKeepTyped}>
                Keep what I typed
              </Button>
            )
          }
        >
          What you typed is still here and was not saved; the other fields show their changes.
          Loading the newer record replaces what you typed; keeping it saves it over their changes.
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

/** No wider than the fields. */
const Frame = styled.div`
  max-width: ${FIELDS_WIDTH};
`;
