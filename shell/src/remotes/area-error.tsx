import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { shellArea, type Area } from './area';
import { AreaFailure } from './area-failure';
import { useRegistry } from './registry-context';
import { RemoteLoadError } from './remote-load-error';

/** An area whose routes could not be loaded, or a page of the shell that stopped: the router puts this in their place. */
export function RouteFailure() {
  const error = useRouteError();
  const registry = useRegistry();
  const retry = useSamePage();
  const area = error instanceof RemoteLoadError ? error.area : shellArea(registry, 'This page');
  return <AreaFailure key={area.name} area={area} error={error} retry={retry} />;
}

/** An area whose page stopped with an error. */
export function AreaErrorBoundary({ area }: { area: Area }) {
  return <AreaFailure area={area} error={useRouteError()} isOfPage retry={useSamePage()} />;
}

/** Goes to the page again where the user is, which makes the router load what is missing. */
function useSamePage(): () => Promise<unknown> {
  const navigate = useNavigate();
  const location = useLocation();
  return async () => navigate(location, { replace: true, state: location.state as unknown });
}
