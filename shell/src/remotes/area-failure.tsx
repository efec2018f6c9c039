import { REGISTRY_PATH } from '@stockroom/contract';
import { FailurePanel, noAnswer, Spinner } from '@stockroom/shared-ui';
import { useEffect, useState, type ComponentType } from 'react';
import type { Area } from './area';
import { orOffline } from './or-offline';
import { reloadIfAllowed } from './page-load';
import { useOnlineAgain } from './use-online-again';

export interface AreaFailureProps {
  area: Area;
  error: unknown;
  /** True where a page stopped that was loaded already. */
  isOfPage?: boolean;
  /** Loads the area again in this page. */
  retry: () => Promise<unknown>;
}

/** In the place of an area that failed, within the layout. What can be said and done about it is loaded only now. */
export function AreaFailure(props: AreaFailureProps) {
  const { area, error } = props;
  const { name, title, version } = area;
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => void loadView().then(setLoaded), []);
  const isUnexplained = loaded?.View === null;
  useEffect(() => {
    if (isUnexplained) console.error(`${name} ${version}`, error);
  }, [isUnexplained, name, version, error]);
  const onRetry = async () => {
    const again = await loadView();
    setLoaded(again);
    if (again.View) await props.retry();
    else if (await isServed()) await reloadIfAllowed();
  };
  useOnlineAgain(() => {
    if (isUnexplained) void onRetry();
  });
  if (loaded === null) return <Spinner />;
  if (loaded.View) return <loaded.View {...props} />;
  return (
    <FailurePanel
      name={title}
      reason={orOffline(noAnswer(undefined).message)}
      onRetry={() => void onRetry()}
    />
  );
}

interface Loaded {
  /** null: it did not come. */
  View: ComponentType<AreaFailureProps> | null;
}

async function loadView(): Promise<Loaded> {
  const load = import(/* webpackChunkName: "updates" */ './updates/area-failure-view');
  return { View: (await load.catch(() => null))?.AreaFailureView ?? null };
}

/** By a server that has no longer the files of this page. */
async function isServed(): Promise<boolean> {
  const response = await fetch(REGISTRY_PATH, { cache: 'no-cache' }).catch(() => null);
  return response?.ok ?? false;
}
