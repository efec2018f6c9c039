import type { FormikValues, useFormik } from 'formik';
import { useEffect, useImperativeHandle, useMemo, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { Button } from '../components/buttons/button';
import { useConfirm } from '../components/dialogs/confirm';
import { Notice, NoticeActions } from '../components/notice';
import { readDraft, writeDraft, type Draft } from '../store/drafts';
import { useAppSelector, useFormat } from '../store/hooks';
import { useTranslate } from '../texts';
import { FIELDS_WIDTH } from './fields/fields.styles';

/** Typing pauses so long before it is stored. */
const PAUSE_MS = 300;

interface KeptDraftProps<Values extends FormikValues> {
  formik: ReturnType<typeof useFormik<Values>>;
  /** Gets what forgets the draft: after a save, the form may be gone before it renders again. */
  forgetRef: RefObject<(() => void) | null>;
}

/** Stores what somebody types into a form until it is saved, and offers what an earlier visit has left. */
export function KeptDraft<Values extends FormikValues>({
  formik,
  forgetRef,
}: KeptDraftProps<Values>) {
  const t = useTranslate();
  const confirm = useConfirm();
  const home = useDraftHome();
  const [offered, setOffered] = useState(() => home.read() || null);
  const { values, initialValues, dirty } = formik;
  const wasDirty = useRef(false);
  useImperativeHandle(forgetRef, () => () => home.keep(null), [home]);
  useEffect(() => {
    if (!dirty && !wasDirty.current) return undefined;
    wasDirty.current = dirty;
    if (!dirty) return home.keep(null);
    const keep = () => home.keep({ opened: initialValues, typed: values });
    const timer = setTimeout(keep, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [home, dirty, values, initialValues]);
  if (offered === null) return null;
  const goOn = async () => {
    const isSure =
      !dirty ||
      (await confirm({
        title: t('Replace what you have typed now?'),
        description: t('The form gets what you typed earlier instead.'),
        confirmLabel: t('Replace'),
      }));
    if (!isSure) return;
    void formik.setValues(withTyped(initialValues, offered));
    setOffered(null);
  };
  const discard = () => {
    if (!dirty) home.keep(null);
    setOffered(null);
  };
  return <DraftNotice draft={offered} onTake={() => void goOn()} onDiscard={discard} />;
}

/** Where the draft of this person is for the form at this address. */
function useDraftHome() {
  const { pathname, search } = useLocation();
  const user = useAppSelector(({ session }) => session.user);
  const [place] = useState(pathname + search);
  return useMemo(
    () => ({
      read: () => user && readDraft(user, place),
      /** null: forgets it. */
      keep: (draft: Omit<Draft, 'at'> | null) => {
        if (user) writeDraft(user, place, draft);
      },
    }),
    [user, place],
  );
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
function DraftNotice({ draft, onTake, onDiscard }: DraftNoticeProps) {
  const t = useTranslate();
  const format = useFormat();
  const time = format.dateTime(new Date(draft.at).toISOString());
  const frame = useRef<HTMLDivElement>(null);
  // A reload scrolls to where the page was. jsdom has no scrollIntoView.
  useEffect(() => {
    frame.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <Frame ref={frame}>
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
