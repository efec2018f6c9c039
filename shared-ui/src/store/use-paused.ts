import { useEffect, useState } from 'react';
import { SEARCH_DELAY_MS } from './api';

/** The text, once the typing pauses. */
export function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
