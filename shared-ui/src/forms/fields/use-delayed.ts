import { useEffect, useEffectEvent, useState } from 'react';
import { SEARCH_DELAY_MS } from '../../search-delay';

/** Calls with the last text, once no other has come for a while. */
export function useDelayed(call: (text: string) => void) {
  const [pending, setPending] = useState<{ text: string; delay: number } | null>(null);
  /** With what it was called last. */
  const [asked, setAsked] = useState('');
  const callNow = useEffectEvent(call);
  useEffect(() => {
    if (pending === null) return undefined;
    const timer = setTimeout(() => {
      setPending(null);
      setAsked(pending.text);
      callNow(pending.text);
    }, pending.delay);
    return () => clearTimeout(timer);
  }, [pending]);
  return {
    search: (text: string) => setPending({ text, delay: SEARCH_DELAY_MS }),
    /** Without waiting for another key. */
    askNow: () => setPending((last) => last && { ...last, delay: 0 }),
    isWaiting: pending !== null,
    /** What it is, or will be, called with. */
    text: pending?.text ?? asked,
  };
}
