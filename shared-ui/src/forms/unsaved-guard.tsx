import { useCallback, useContext, useEffect, useEffectEvent, useRef } from 'react';
import { useBlocker, type Location } from 'react-router-dom';
import { AskingContext, DialogGuards } from '../components/dialogs/dialog-contexts';
import { useConfirm } from '../components/dialogs/confirm';
import { useAppDispatch } from '../store/hooks';
import { addLeaveGuard } from '../store/leave-guards';
import { showToast } from '../store/toasts';
import { translate } from '../texts';
import type { LeaveGuard } from './use-submit-form';

const question = (isKept: boolean) =>
  ({
    title: translate('Leave without saving?'),
    description: isKept
      ? translate(
          'This browser keeps what you typed for seven days and offers it when you come back.',
        )
      : translate('What you typed will be lost.'),
    confirmLabel: translate('Leave'),
    cancelLabel: translate('Stay'),
    tone: 'danger',
  }) as const;

const waiting = () => ({
  title: translate('One moment'),
  description: translate('Saving before you leave…'),
});

interface UnsavedGuardProps extends LeaveGuard {
  /** In a dialog over another form, whose guard blocks the way to other pages: the router takes one block at a time. */
  isOverForm?: boolean;
  /** The form offers what was typed when it is opened again. */
  isKept?: boolean;
}

/**
 * Asks once before typed values are lost: by a link, a log-out, or closing the page. Waits for a save in flight first,
 * because it decides whether anything would be lost.
 */
export function UnsavedGuard(props: UnsavedGuardProps) {
  const { isOverForm = false, isKept = false, ...guard } = props;
  const { isDirtyRef, isLeavingRef, pendingSave } = guard;
  const dispatch = useAppDispatch();
  const confirm = useConfirm();
  const mayLeave = useCallback(async () => {
    isLeavingRef.current = true;
    const save = pendingSave();
    if (save) dispatch(showToast(waiting()));
    await save;
    const isAllowed = !isDirtyRef.current || (await confirm(question(isKept)));
    // The browser must not ask again.
    if (isAllowed) isDirtyRef.current = false;
    isLeavingRef.current = isAllowed;
    return isAllowed;
  }, [confirm, dispatch, isDirtyRef, isKept, isLeavingRef, pendingSave]);
  const dialogGuards = useContext(DialogGuards);
  useEffect(() => {
    const guard = { holdsTyping: () => isDirtyRef.current, mayLeave };
    dialogGuards?.add(guard);
    const remove = addLeaveGuard(guard);
    return () => {
      dialogGuards?.delete(guard);
      remove();
    };
  }, [dialogGuards, isDirtyRef, mayLeave]);

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isDirtyRef.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirtyRef]);

  return isOverForm ? null : <NavigationBlock {...guard} mayLeave={mayLeave} />;
}

interface NavigationBlockProps extends Pick<LeaveGuard, 'isDirtyRef' | 'isLeavingRef'> {
  mayLeave: () => Promise<boolean>;
}

function NavigationBlock({ isDirtyRef, isLeavingRef, mayLeave }: NavigationBlockProps) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isElsewhere = placeOf(currentLocation) !== placeOf(nextLocation);
    const isBlocked = isDirtyRef.current && isElsewhere;
    // Not in the effect below: a save may end before it runs.
    if (isBlocked) isLeavingRef.current = true;
    return isBlocked;
  });
  const sayNo = useContext(AskingContext);
  /** Back on a phone answers an open question with no. */
  const leaveQuestion = useEffectEvent(() => {
    sayNo?.();
    if (sayNo) isLeavingRef.current = false;
    return sayNo !== null;
  });
  useEffect(() => {
    if (blocker.state !== 'blocked') return undefined;
    if (leaveQuestion()) return blocker.reset();
    let isCurrent = true;
    const leaving = Promise.resolve().then(mayLeave);
    void leaving.then((isAllowed) => {
      // The user may have left by another way.
      if (!isCurrent) return;
      if (isAllowed) blocker.proceed();
      else blocker.reset();
    });
    return () => {
      isCurrent = false;
    };
  }, [blocker, mayLeave]);
  return null;
}

interface TypingGuardProps {
  isDirty: boolean;
  /** Saves what is typed, before anybody is asked. @returns whether nothing would be lost then */
  save?: () => Promise<boolean>;
}

/** Guards typing outside a Form. */
export function TypingGuard({ isDirty, save }: TypingGuardProps) {
  const isDirtyRef = useRef(false);
  const isLeavingRef = useRef(false);
  const saveRef = useRef(save);
  useEffect(() => {
    isDirtyRef.current = isDirty;
  }, [isDirty]);
  useEffect(() => {
    saveRef.current = save;
  }, [save]);
  const pendingSave = useCallback(() => {
    const saving = isDirtyRef.current ? saveRef.current?.() : undefined;
    return saving?.then((isSaved) => {
      if (isSaved) isDirtyRef.current = false;
    });
  }, []);
  return <UnsavedGuard {...{ isDirtyRef, isLeavingRef, pendingSave }} />;
}

/** A page with a form has one for each query, e.g. for each tab. */
function placeOf({ pathname, search }: Location): string {
  return pathname + search;
}
