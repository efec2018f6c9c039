import { useSyncExternalStore } from 'react';

const QUERY = '(max-width: 639px)';

/** Undefined in tests, whose pages have no width. */
function phoneWidth(): MediaQueryList | undefined {
  return 'matchMedia' in window ? window.matchMedia(QUERY) : undefined;
}

function subscribe(onChange: () => void): () => void {
  const phone = phoneWidth();
  phone?.addEventListener('change', onChange);
  return () => phone?.removeEventListener('change', onChange);
}

/** Whether the screen is as narrow as that of a phone. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => phoneWidth()?.matches ?? false);
}
