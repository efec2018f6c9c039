import { FailurePanel } from '@stockroom/shared-ui';
import type { RegisteredRemote } from '@stockroom/contract';
import { useState } from 'react';
import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { explain, RemoteLoadError } from './remote-load-error';

interface RemoteFailureProps {
  title: string;
  version: string;
  reason: string;
  retry: () => Promise<unknown>;
}

/** Says in the layout which feature failed and why; Retry really loads it again. */
export function RemoteFailure({ title, version, reason, retry }: RemoteFailureProps) {
  const [isBusy, setBusy] = useState(false);
  const onRetry = () => {
    setBusy(true);
    void retry().finally(() => setBusy(false));
  };
  return (
    <FailurePanel
      name={title}
      reason={`${reason} (version ${version})`}
      busy={isBusy}
      onRetry={onRetry}
    />
  );
}

/** A feature whose routes could not be loaded: the router puts this where its page would be. */
export function RouteFailure() {
  const error = useRouteError();
  const retry = useSamePage();
  if (!(error instanceof RemoteLoadError)) throw error;
  const { name, title, version } = error.remote;
  return (
    <RemoteFailure
      key={name}
      title={title}
      version={version}
      reason={error.message}
      retry={retry}
    />
  );
}

/** A feature whose page stopped with an error. */
export function RemoteErrorBoundary({ remote }: { remote: RegisteredRemote }) {
  const error = useRouteError();
  const retry = useSamePage();
  const version = remote.build?.version ?? 'none';
  return (
    <RemoteFailure title={remote.title} version={version} reason={explain(error)} retry={retry} />
  );
}

/** Goes to the page again where the user is, which makes the router load what is missing. */
function useSamePage(): () => Promise<void> {
  const navigate = useNavigate();
  const location = useLocation();
  return async () => navigate(location, { replace: true, state: location.state as unknown });
}
