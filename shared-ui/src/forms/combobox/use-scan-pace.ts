import { useRef, type FormEvent, type KeyboardEvent } from 'react';

/** The pace of a scanner, and the fewest signs that a hand does not press in it: decision 39. */
const GAP_MS = 50;
const SCAN_LENGTH = 3;

/** Tells whether the text of a box was scanned. What is put there by a script counts as scanned: the shell does it. */
export function useScanPace() {
  const last = useRef({ length: 0, at: -Infinity });
  const isInPace = ({ isTrusted, timeStamp }: Event) =>
    !isTrusted || timeStamp - last.current.at < GAP_MS;
  return {
    noteKey: ({ key, nativeEvent }: KeyboardEvent) => {
      if (key.length !== 1) return;
      const length = isInPace(nativeEvent) ? last.current.length + 1 : 1;
      last.current = { length, at: nativeEvent.timeStamp };
    },
    noteInput: ({ target, nativeEvent }: FormEvent) => {
      if (nativeEvent.isTrusted || !(target instanceof HTMLInputElement)) return;
      last.current = { length: target.value.length, at: nativeEvent.timeStamp };
    },
    /** @param event the key that ends the text */
    isScan: ({ nativeEvent }: KeyboardEvent) =>
      last.current.length >= SCAN_LENGTH && isInPace(nativeEvent),
  };
}
