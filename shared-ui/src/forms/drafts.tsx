import type { FormikValues, useFormik } from 'formik';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { Button } from '../components/buttons/button';
import { Notice, NoticeActions } from '../components/notice';
import { readDraft, writeDraft, type Draft } from '../store/drafts';
import { useAppSelector, useFormat } from '../store/hooks';
import { useTranslate } from '../texts';
import { FIELDS_WIDTH } from './fields/fields.styles';

/** Typing pauses so long before it is stored. */
const PAUSE_MS = 300;

/** Where the draft of a form is. */
interface DraftHome {
  read(): Draft | null;
  /** null: forgets it. */
  keep(draft: Omit<Draft, 'at'> | null): void;
}

/** The draft of this person for the form at this address; null: the form keeps none. */
export function useDraftHome(keepsDraft: boolean): DraftHome | null {
  const { pathname, search } = useLocation();
  const user = useAppSelector(({ session }) => session.user);
  const [place] = useState(pathname + search);
  return useMemo(
    () =>
      keepsDraft && user !== null
        ? {
            read: () => readDraft(user, place),
            keep: (draft) => writeDraft(user, place, draft),
          }
        : null,
    [keepsDraft, user, place],
  );
}

/**
 * Stores what somebody types into a form until it is saved.
 * @returns what an earlier visit has left, and what to do with it
 */
export function useDraft<Values extends FormikValues>(
  formik: ReturnType<typeof useFormik<Values>>,
  home: DraftHome | null,
) {
  const [offered, setOffered] = useState(() => home?.read() ?? null);
  const { values, initialValues, dirty } = formik;
  const wasDirty = useRef(false);
  useEffect(() => {
    if (home === null || (!dirty && !wasDirty.current)) return undefined;
    wasDirty.current = dirty;
    if (!dirty) return home.keep(null);
    const keep = () => home.keep({ opened: initialValues, typed: values });
    const timer = setTimeout(keep, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [home, dirty, values, initialValues]);
  return {
    offered,
    onTake() {
      if (offered) void formik.setValues(withTyped(initialValues, offered));
      setOffered(null);
    },
    onDiscard() {
      if (!dirty) home?.keep(null);
      setOffered(null);
    },
  };
}

/** The present values with those that were typed. */
function withTyped<Values extends FormikValues>(now: Values, { opened, typed }: Draft): Values {
  const changed = Object.keys(now).filter(
    (field) => field in typed && JSON.stringify(typed[field]) !== JSON.stringify(opened[field]),
  );
  return { ...now, ...Object.fromEntries(changed.map((field) => [field, typed[field]])) };
}

interface DraftNoticeProps {
  draft: Draft;
  onTake: () => void;
  onDiscard: () => void;
}

/** Offers what somebody has typed earlier. */
export function DraftNotice({ draft, onTake, onDiscard }: DraftNoticeProps) {
  const t = useTranslate();
  const format = useFormat();
  const time = format.dateTime(new Date(draft.at).toISOString());
  return (
    <Frame>
      <Notice
        action={
          <NoticeActions>
            <Button size="small" onClick={onTake}>
              {t('Go on with it')}
            </Button>
            <Button size="small" onClick={onDiscard}>
              {t('Discard')}
            </Button>
          </NoticeActions>
        }
      >
        {t('You typed something here on {time} and did not save it.', { time })}
      </Notice>
    </Frame>
  );
}

const Frame = styled.div`
  max-width: ${FIELDS_WIDTH};
`;
