import { useEffect, useState } from 'react';

type LateView<View> = { view: View } | 'coming' | 'missing';

/**
 * A view whose code is loaded with the first occasion to show it. An occasion for which it did not come is missed; the
 * next one asks again, so that what was offline for a moment is not gone for the life of the page.
 * @param occasion null while there is nothing to show
 */
export function useLateView<View>(load: () => Promise<View>, occasion: unknown): LateView<View> {
  const [loaded, setLoaded] = useState<{ view: View } | null>(null);
  const [missed, setMissed] = useState<unknown>(null);
  const isWanted = occasion !== null && loaded === null;
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    load().then(
      (view) => isCurrent && setLoaded({ view }),
      () => isCurrent && setMissed(occasion),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, isWanted, occasion]);
  return loaded ?? (missed !== null && missed === occasion ? 'missing' : 'coming');
}
