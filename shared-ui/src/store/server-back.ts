import { useEffect, useEffectEvent } from 'react';

const SERVER_BACK = 'server-back';

/** For the shell: events come again after a lost connection. */
export function announceServer(): void {
  window.dispatchEvent(new Event(SERVER_BACK));
}

/** Calls `goOn` when the network or the server is back. @param goOn gets a signal that the component has gone */
export function useServerBack(goOn: (gone: AbortSignal) => void): void {
  const onBack = useEffectEvent(goOn);
  useEffect(() => {
    const gone = new AbortController();
    const listener = () => onBack(gone.signal);
    for (const event of ['online', SERVER_BACK]) {
      window.addEventListener(event, listener);
      gone.signal.addEventListener('abort', () => window.removeEventListener(event, listener));
    }
    return () => gone.abort();
  }, []);
}
