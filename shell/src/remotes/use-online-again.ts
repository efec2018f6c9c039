import { useEffect, useEffectEvent } from 'react';

/** Does something by itself when the connection that the browser had lost is back. */
export function useOnlineAgain(onOnline: () => void): void {
  const onEvent = useEffectEvent(onOnline);
  useEffect(() => {
    const listener = () => onEvent();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, []);
}
