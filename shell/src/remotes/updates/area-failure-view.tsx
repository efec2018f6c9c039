import { FailurePanel, noAnswer, Spinner, type RootState } from '@stockroom/shared-ui';
import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import type { Area } from '../area';
import type { AreaFailureProps } from '../area-failure';
import { orOffline } from '../or-offline';
import { useRegistry } from '../registry-context';
import { useOnlineAgain } from '../use-online-again';
import { explain, isCodeAtFault, isMissingFile } from './explain';
import { reloadForMissingFile, retryByReload, type Recovery } from './recovery';

/**
 * Says in the layout which area failed and why. Where the server has no longer the files of this page, the page is
 * loaded again, once and only if nothing is lost. Retry loads the area as it is now: by a new page where there is a
 * newer version, or where this page would only run the same code once more. What did not come is retried by itself
 * when the connection is back.
 */
export function AreaFailureView({ area, error, isOfPage, retry }: AreaFailureProps) {
  const page = useRegistry();
  const recovery = useRecovery(area, error);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    console.error(`${area.name}: ${explain(error, area.version)}`, error);
  }, [area.name, area.version, error]);
  // What a page loads by itself, React asks for only once.
  const isInPage = isCodeAtFault(error) || (isOfPage === true && isMissingFile(error));
  const onRetry = async () => {
    setBusy(true);
    const outcome = await retryByReload(area.name, page, isInPage);
    if (outcome === 'none') await retry();
    setBusy(outcome === 'reloading');
  };
  useOnlineAgain(() => {
    if (!isInPage) void onRetry();
  });
  if (recovery === 'deciding' || recovery === 'reloading') return <Spinner />;
  // Which files it was about is no help then; the console has it.
  const reason =
    recovery === 'unreachable'
      ? orOffline(noAnswer(undefined).message)
      : explain(error, area.version);
  return (
    <FailurePanel
      name={area.title}
      reason={`${reason}${recovery === 'held' ? HELD : ''}`}
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
