import { REGISTRY_PATH } from '@stockroom/contract';
import { FailurePanel, Spinner } from '@stockroom/shared-ui';
import { useEffect, useState, type ComponentType } from 'react';
import type { Area } from './area';
import { reloadIfAllowed } from './page-load';

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
  const { View, hasFailed, load } = useView();
  if (View) return <View {...props} />;
  if (!hasFailed) return <Spinner />;
  const { title, version } = props.area;
  const onRetry = async () => {
    if (await load()) await props.retry();
    else if (await isServed()) await reloadIfAllowed();
  };
  return (
    <FailurePanel
      name={title}
      reason={`The server cannot be reached. (version ${version})`}
      onRetry={() => void onRetry()}
    />
  );
}

function useView() {
  const [View, setView] = useState<ComponentType<AreaFailureProps> | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const load = async () => {
    try {
      const view = await import(/* webpackChunkName: "updates" */ './updates/area-failure-view');
      setView(() => view.AreaFailureView);
      return true;
    } catch {
      setFailed(true);
      return false;
    }
  };
  useEffect(() => void load(), []);
  return { View, hasFailed, load };
}

/** By a server that has no longer the files of this page. */
async function isServed(): Promise<boolean> {
  const response = await fetch(REGISTRY_PATH, { cache: 'no-cache' }).catch(() => null);
  return response?.ok ?? false;
}
