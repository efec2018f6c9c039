import { inEnglish, msg } from '@stockroom/contract';
import { FailurePanel, noAnswer, Spinner, useAppStore, useServerBack } from '@stockroom/shared-ui';
import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { noteHealth } from '../health/report-health';
import { useTranslate } from '../texts';
import { canReload, reloadForOtherVersion, type Recovery } from '../updates/reload';
import {
  explainLoadError,
  failureKind,
  isMissingFile,
  reasonOffline,
  RemoteLoadError,
} from './load-errors';
import { reloadIfAllowed } from './page-load';
import { shellArea, useRegistry, type Area } from './registry';

/** The router shows this for an area that could not be loaded, or a page that stopped with an error. */
export function RouteFailure({ area }: { area?: Area }) {
  const t = useTranslate();
  const error = useRouteError();
  const registry = useRegistry();
  // The shell itself has no other page that can fail.
  const failed =
    error instanceof RemoteLoadError ? error.area : (area ?? shellArea(registry, t('Dashboard')));
  return <AreaFailure key={failed.name} area={failed} error={error} />;
}

/** The first questions may fail while the connection is set up. */
const TRIES = 5;

interface AreaFailureProps {
  area: Area;
  error: unknown;
}

/**
 * Says in the layout which area failed and why. Where the server no longer has the files of this page, the page reloads,
 * once and only if nothing is lost; so it does when another version of the area goes live. Retry reloads the page; a missing
 * file does so when the server is back.
 */
export function AreaFailure({ area, error }: AreaFailureProps) {
  const t = useTranslate();
  const { name, version } = area;
  const page = useRegistry();
  // The area of a failed load has its title in English.
  const { title } = page.remotes.find((remote) => remote.name === name) ?? area;
  const recovery = useRecovery(area, error);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    console.error(`${name}: ${explainLoadError(error, version, inEnglish)}`, error);
    noteHealth(failureKind(error), { name, version });
  }, [name, version, error]);
  const retry = async (tries = 1, gone?: AbortSignal) => {
    setBusy(true);
    let isThere = await canReload(page);
    for (let more = tries - 1; more > 0 && !isThere && !gone?.aborted; more -= 1) {
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      isThere = await canReload(page);
    }
    // A reload without a server would lose the page.
    setBusy(isThere && !gone?.aborted && (await reloadIfAllowed()));
  };
  useServerBack((gone) => {
    if (isMissingFile(error)) void retry(TRIES, gone);
  });
  if (recovery === 'deciding' || recovery === 'reloading') return <Spinner />;
  // Without a server, the version of the files is no help; the console has it.
  const reason =
    recovery === 'unreachable'
      ? reasonOffline(noAnswer(undefined).message, t)
      : explainLoadError(error, version, t);
  return (
    <FailurePanel
      name={title}
      reason={recovery === 'held' ? `${reason} ${t(HELD)}` : reason}
      busy={isBusy}
      onRetry={() => void retry()}
    />
  );
}

const HELD = msg('Another version is live. Retry loads the page again; save what you typed first.');

/** Between two questions whether another version of the failed area is live. */
const CHECK_MS = 10_000;

/** Reloads the page for a missing file, where that helps, and when another version of the area goes live. */
function useRecovery(area: Area, error: unknown): Recovery | 'deciding' {
  const page = useRegistry();
  const store = useAppStore();
  const [recovery, setRecovery] = useState<Recovery | 'deciding'>(() =>
    isMissingFile(error) ? 'deciding' : 'none',
  );
  useEffect(() => {
    if (isMissingFile(error)) void reloadForOtherVersion(area.name, page, store).then(setRecovery);
  }, [area.name, error, page, store]);
  useEffect(() => {
    const check = async () => {
      if (document.visibilityState !== 'visible') return;
      const found = await reloadForOtherVersion(area.name, page, store);
      if (found === 'reloading' || found === 'held') setRecovery(found);
    };
    const timer = setInterval(() => void check(), CHECK_MS);
    return () => clearInterval(timer);
  }, [area.name, page, store]);
  return recovery;
}
