import { useCallback, useContext, useEffect, useEffectEvent, useRef } from 'react';
import { useBlocker, type Location } from 'react-router-dom';
import { AskingContext } from '../components/dialogs/asking-context';
import { useConfirm } from '../components/dialogs/confirm';
import { addLeaveGuard } from '../store/leave-guards';
import { useLeavingSign } from './use-leaving-sign';
import type { LeaveGuard } from './use-submit-form';

const QUESTION = {
  title: 'Leave without saving?',
  description: 'What you typed will be lost.',
  confirmLabel: 'Leave',
  cancelLabel: 'Stay',
  tone: 'danger',
} as const;

/** State of a link to where what was typed is settled in another way: nothing is asked about it then. */
export const SETTLED = 'typing settled';

/**
 * Asks once before typed values are left behind: within the product, by logging out, and by closing or
 * reloading the page. A save in flight is waited for, since it decides whether anything would be lost.
 */
export function UnsavedGuard({ isDirtyRef, isLeavingRef, finishSaving }: LeaveGuard) {
  const confirm = useConfirm();
  const { waitForSave, sign } = useLeavingSign(finishSaving);
  const mayLeave = useCallback(async () => {
    isLeavingRef.current = true;
    await waitForSave();
    const isAllowed = !isDirtyRef.current || (await confirm(QUESTION));
    // What was given up is not asked about again by the browser.
    if (isAllowed) isDirtyRef.current = false;
    isLeavingRef.current = isAllowed;
    return isAllowed;
  }, [confirm, waitForSave, isDirtyRef, isLeavingRef]);
  useEffect(
    () => addLeaveGuard({ holdsTyping: () => isDirtyRef.current, mayLeave }),
    [isDirtyRef, mayLeave],
  );

  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    // The history keeps the state of a link that was followed before.
    const isSettled = historyAction === 'PUSH' && nextLocation.state === SETTLED;
    const isElsewhere = placeOf(currentLocation) !== placeOf(nextLocation);
    const isBlocked = isDirtyRef.current && isElsewhere && !isSettled;
    // Here rather than in the effect, which a save that ends right now would not wait for.
    if (isBlocked) isLeavingRef.current = true;
    return isBlocked;
  });
  const sayNo = useContext(AskingContext);
  /** On a phone, Back is how one leaves a question. */
  const leaveQuestion = useEffectEvent(() => {
    sayNo?.();
    if (sayNo) isLeavingRef.current = false;
    return sayNo !== null;
  });
  useEffect(() => {
    if (blocker.state !== 'blocked') return undefined;
    if (leaveQuestion()) return blocker.reset();
    let isCurrent = true;
    void mayLeave().then((isAllowed) => {
      // The page may have been left in another way meanwhile.
      if (!isCurrent) return;
      if (isAllowed) blocker.proceed();
      else blocker.reset();
    });
    return () => {
      isCurrent = false;
    };
  }, [blocker, mayLeave]);

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isDirtyRef.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirtyRef]);

  return sign;
}

/** The same for typing that is in no Form. */
export function TypingGuard({ isDirty }: { isDirty: boolean }) {
  const isDirtyRef = useRef(false);
  const isLeavingRef = useRef(false);
  useEffect(() => {
    isDirtyRef.current = isDirty;
  }, [isDirty]);
  return (
    <UnsavedGuard
      isDirtyRef={isDirtyRef}
      isLeavingRef={isLeavingRef}
      finishSaving={nothingToWaitFor}
    />
  );
}

const nothingToWaitFor = () => Promise.resolve();

/** On a page with a form, the query tells which one: that of a tab, or what it was opened for. */
function placeOf({ pathname, search }: Location): string {
  return pathname + search;
}
