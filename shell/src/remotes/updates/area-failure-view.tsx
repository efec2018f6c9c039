import { FailurePanel, Spinner, type RootState } from '@stockroom/shared-ui';
import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import type { Area } from '../area';
import type { AreaFailureProps } from '../area-failure';
import { reloadIfAllowed } from '../page-load';
import { useRegistry } from '../registry-context';
import { explain, isMissingFile } from './explain';
import { reloadForMissingFile, retryByReload, type Recovery } from './recovery';

/**
 * Says in the layout which area failed and why. Where the server has no longer the files of this page, the page is
 * loaded again, once and only if nothing is lost. Retry loads the area as it is now: a newer version by a new page.
 */
export function AreaFailureView({ area, error, isOfPage, retry }: AreaFailureProps) {
  const page = useRegistry();
  const recovery = useRecovery(area, error);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    console.error(`${area.name} ${area.version}: ${explain(error)}`, error);
  }, [area.name, area.version, error]);
  const onRetry = async () => {
    setBusy(true);
    const outcome = await retryByReload(area.name, page);
    // What a page loads by itself, React asks for only once.
    const again = isOfPage && isMissingFile(error) ? reloadIfAllowed : retry;
    if (outcome === 'none') await again();
    setBusy(outcome === 'reloading');
  };
  if (recovery === 'deciding' || recovery === 'reloading') return <Spinner />;
  return (
    <FailurePanel
      name={area.title}
      reason={`${explain(error)} (version ${area.version})${recovery === 'held' ? HELD : ''}`}
      busy={isBusy}
      onRetry={() => void onRetry()}
    />
  );
}

const HELD = ' There is a newer version. Retry loads the page again; save what you typed first.';

/** What is done by itself about files that are gone. */
function useRecovery(area: Area, error: unknown): Recovery | 'deciding' {
  const page = useRegistry();
  const { getState } = useStore<RootState>();
  const [recovery, setRecovery] = useState<Recovery | 'deciding'>(() =>
    isMissingFile(error) ? 'deciding' : 'none',
  );
  useEffect(() => {
    if (isMissingFile(error))
      void reloadForMissingFile(area.name, page, getState).then(setRecovery);
  }, [area.name, error, page, getState]);
  return recovery;
}
