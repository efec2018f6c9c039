import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '../components/buttons/button';
import { ErrorNotice, NOTICE_INDENT, NoticeActions } from '../components/notice';
import { reasonOf } from '../store/api-error';
import { useTranslate } from '../texts';
import { media, space } from '../theme/theme';
import { FIELDS_WIDTH } from './fields/fields.styles';
import type { SubmitRefusal } from './use-submit-form';

interface FormNoticeProps {
  refusal: SubmitRefusal | null;
  /** The user has submitted the form without choosing between both versions. */
  isUnanswered: boolean;
  isSaving: boolean;
  onLoadNewer?: () => Promise<void>;
  /** Saves over the changes of somebody else. */
  onKeepTyped: () => void;
}

/** Why the save failed, as far as no field can show it. */
export function FormNotice(props: FormNoticeProps) {
  const { refusal, isUnanswered, isSaving, onLoadNewer, onKeepTyped } = props;
  const t = useTranslate();
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
          title={t('This record has changed in the meantime')}
          actionLabel={t('Load the newer record')}
          busy={isLoading}
          disabled={isSaving}
          onRetry={onLoadNewer && load}
          actions={
            <Button size="small" disabled={isLoading} busy={isSaving} onClick={onKeepTyped}>
              {t('Keep what I typed')}
            </Button>
          }
        >
          {t(
            'Your changes are not saved yet. The form shows and marks their changes; where you both changed a field, it shows yours. “Load the newer record” replaces what you typed. “Keep what I typed” saves the form as it is now.',
          )}
          {isUnanswered && <Question>{t('Not saved yet: choose one of the two.')}</Question>}
        </ErrorNotice>
      </Frame>
    );
  }
  if (refusal.notices.length === 0) return null;
  const reason =
    refusal.error.code === 'NOT_FOUND'
      ? t('Somebody has deleted it meanwhile. What you typed is still here for you to copy.')
      : reasonOf(refusal.error);
  return (
    <Frame data-form-notice tabIndex={-1}>
      {refusal.notices.map((notice) => (
        <ErrorNotice key={notice} title={notice}>
          {reason !== notice && reason}
          {refusal.error.status === 0 && (
            <p>{t('It may be saved already. If you save again, it is saved only once.')}</p>
          )}
        </ErrorNotice>
      ))}
    </Frame>
  );
}

const Question = styled.div`
  margin-top: ${space.xs};
  font-weight: 600;
`;

/* No wider than the fields. */
const Frame = styled.div`
  max-width: ${FIELDS_WIDTH};
  /* Equal widths, like the buttons of a form. */
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
