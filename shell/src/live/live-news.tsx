import { useEffect, useState, type ComponentType } from 'react';
import { afterLoad } from '../after-load';
import { useRegistry } from '../remotes/registry';

/** What others change comes to the page, by code that loads after it. */
export function LiveNews() {
  const { shell } = useRegistry();
  const [View, setView] = useState<ComponentType | null>(null);
  useEffect(() => {
    // A page that no gateway has made has nobody to ask.
    if (shell === undefined) return undefined;
    let isCurrent = true;
    const load = async () => {
      const loaded = await import(/* webpackChunkName: "news" */ './news-button').catch(() => null);
      if (isCurrent && loaded) setView(() => loaded.NewsButton);
    };
    afterLoad(() => void load());
    return () => {
      isCurrent = false;
    };
  }, [shell]);
  return View && <View />;
}
