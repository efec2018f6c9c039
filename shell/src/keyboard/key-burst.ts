import { SCAN_LENGTH, scannerPace } from '@stockroom/shared-ui';
import { isInField, isPageInFront } from './page-shortcuts';

/** A little more than the pace, since a timer may come before a key that was pressed in time. */
const QUIET_MS = 60;

type Action = () => void;

/** Keys that follow each other at once: what they do waits for what they turn out to be. */
export function keyBurst() {
  const isAtOnce = scannerPace();
  let text = '';
  let waiting: Action | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const end = () => {
    clearTimeout(timer);
    text = '';
    waiting = undefined;
  };
  return {
    end,
    /** @returns what has been scanned so far; '' where it may be somebody's keys still */
    add(event: KeyboardEvent): string {
      const { key } = event;
      const isTyped = key.length === 1;
      const before = isAtOnce(event) ? text : '';
      const read = isTyped ? before + key : before;
      const isScan = read.length >= SCAN_LENGTH;
      if (isScan || (!isTyped && key !== 'Shift')) end();
      if (isScan || isTyped) text = read;
      return isScan ? read : '';
    },
    /**
     * Does it once no key follows, unless something else has been begun meanwhile; without one, what was to be done.
     * What was typed is kept: a busy page may see the next key of a scan later than this, and its time tells.
     * @param isUrgent where it waits for keys before it only
     */
    act(action = waiting, isUrgent = false): void {
      if (isUrgent && text.length === 1) return action?.();
      clearTimeout(timer);
      waiting = action;
      const run = () => {
        waiting = undefined;
        if (isPageInFront() && !isInField(document.activeElement)) action?.();
      };
      // A key that waits for a busy page, too, comes before the second timer.
      timer = setTimeout(() => (timer = setTimeout(run)), QUIET_MS);
    },
  };
}

export type KeyBurst = ReturnType<typeof keyBurst>;
