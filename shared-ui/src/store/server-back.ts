import { useEffect, useEffectEvent } from 'react';

const SERVER_BACK = 'server-back';

/** For the shell: events come again after a lost connection. */
export function announceServer(): void {
  window.dispatchEvent(new Event(SERVER_BACK));
}

/** Calls `goOn` when the network or the server is back. */
export function useServerBack(goOn: () => void): void {
  const onBack = useEffectEvent(goOn);
  useEffect(() => {
    const listener = () => onBack();
    window.addEventListener('online', listener);
    window.addEventListener(SERVER_BACK, listener);
    return () => {
      window.removeEventListener('online', listener);
      window.removeEventListener(SERVER_BACK, listener);
    };
  }, []);
}
