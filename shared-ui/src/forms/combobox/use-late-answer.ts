import { useEffect, useEffectEvent } from 'react';
import { useFormContext } from '../form-context';

/**
 * Asks for what a text means that was entered, or left, before its answer was there, as a barcode scanner does it. A
 * submit waits for that.
 * @param text null while there is nothing to ask for
 * @param ask rejects when there is no answer
 * @param settle gets what was found; null when there was no answer
 */
export function useLateAnswer<Found>(
  text: string | null,
  ask: (text: string) => Promise<Found>,
  settle: (text: string, found: Found | null) => void,
): void {
  const { waitFor } = useFormContext();
  const askNow = useEffectEvent(ask);
  const settleNow = useEffectEvent(settle);
  useEffect(() => {
    if (text === null) return undefined;
    let isCurrent = true;
    const answer = askNow(text).catch(() => null);
    waitFor(
      answer.then((found) => {
        if (isCurrent) settleNow(text, found);
      }),
    );
    return () => {
      isCurrent = false;
    };
  }, [text, waitFor]);
}
