import { useCallback, useRef } from 'react';

/** Work that fields have begun, such as an upload, and that a submit waits for. */
export function usePendingWork() {
  const pending = useRef(new Set<Promise<unknown>>());
  const waitFor = useCallback((work: Promise<unknown>) => {
    pending.current.add(work);
    const forget = () => pending.current.delete(work);
    work.then(forget, forget);
  }, []);
  const finish = useCallback(() => Promise.allSettled(pending.current), []);
  const hasWork = useCallback(() => pending.current.size > 0, []);
  return { waitFor, finish, hasWork };
}
