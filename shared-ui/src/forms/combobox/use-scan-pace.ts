import { useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { SCAN_LENGTH, scannerPace } from '../../scanner-pace';

/** Tells whether the text of a box was scanned. What a script puts there counts as scanned: the shell does it. */
export function useScanPace() {
  const [isAtOnce] = useState(scannerPace);
  const length = useRef(0);
  const isInPace = (event: Event) => isAtOnce(event) || !event.isTrusted;
  return {
    /** Takes each key of the box. @returns whether it ends a scan, if it ends a text */
    noteKey: ({ key, nativeEvent }: KeyboardEvent): boolean => {
      const isNext = isInPace(nativeEvent);
      if (key.length === 1) length.current = isNext ? length.current + 1 : 1;
      return isNext && length.current >= SCAN_LENGTH;
    },
    noteInput: ({ target, nativeEvent }: FormEvent) => {
      if (nativeEvent.isTrusted || !(target instanceof HTMLInputElement)) return;
      isInPace(nativeEvent);
      length.current = target.value.length;
    },
  };
}
