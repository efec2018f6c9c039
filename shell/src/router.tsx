import type { Registry } from '@stockroom/contract';
import {
  NotFound,
  Spinner,
  SwitchedOff,
  UnderConstruction,
  useAppSelector,
} from '@stockroom/shared-ui';
import { createBrowserRouter, useLocation, type RouteObject } from 'react-router-dom';
import { RequireSession, ToSignIn } from './auth/require-session';
import { Frame } from './layout/frame';
import { AreaFailure, RouteFailure } from './remotes/area-failure';
import { UnavailableError } from './remotes/load-errors';
import { areaOf, findRemote, useRegistry } from './remotes/registry';
import { AreaPages, discoverRemotes, REMOTES_ROUTE } from './remotes/remote-routes';

interface Options {
  registry: Registry;
  isSignedIn: () => boolean;
}

export function loadDashboard() {
  return import(/* webpackChunkName: "dashboard-page" */ './dashboard/dashboard-page');
}

function loadReleases() {
  return import(/* webpackChunkName: "releases-page" */ './releases/releases-page');
}

function loadAccount() {
  return import(/* webpackChunkName: "account-page" */ './account/account-page');
}

function loadHistory() {
  return import(/* webpackChunkName: "history-page" */ './history/history-page');
}

function loadPeople() {
  return import(/* webpackChunkName: "people-page" */ './people/people-page');
}

/** The shell's own routes. The first visit to a remote adds the routes of that remote. */
export function shellRoutes(): RouteObject[] {
  return [
    {
      element: <Frame />,
      children: [
        {
          // Inside the frame, so that the layout stays when an area fails.
          errorElement: <RouteFailure />,
          hydrateFallbackElement: <Spinner />,
          children: [
            {
              id: REMOTES_ROUTE,
              element: <RequireSession />,
              children: [
                {
                  element: <AreaPages />,
                  children: [
                    {
                      path: '/',
                      lazy: async () => ({ Component: (await loadDashboard()).DashboardPage }),
                    },
                    {
                      path: '/account',
                      lazy: async () => ({ Component: (await loadAccount()).AccountPage }),
                    },
                    {
                      path: '/releases',
                      lazy: async () => ({ Component: (await loadReleases()).ReleasesPage }),
                    },
                    {
                      path: '/history',
                      lazy: async () => ({ Component: (await loadHistory()).HistoryPage }),
                    },
                    {
                      path: '/people',
                      lazy: async () => ({ Component: (await loadPeople()).PeoplePage }),
                    },
                  ],
                },
              ],
            },
            { path: '*', element: <OtherPath /> },
          ],
        },
      ],
    },
  ];
}

const UNAVAILABLE = new UnavailableError();

/** A path without a route: a remote's path without a session, a remote that is not deployed, or an unknown path. */
function OtherPath() {
  const location = useLocation();
  const remote = findRemote(useRegistry(), location.pathname);
  const isSignedIn = useAppSelector(({ session }) => session.isAuthenticated);
  if (!remote) return <NotFound />;
  if (!isSignedIn) return <ToSignIn />;
  if (remote.build) return <NotFound />;
  if (remote.whyNot === 'disabled') return <SwitchedOff name={remote.title} />;
  if (remote.whyNot === 'unavailable')
    return <AreaFailure area={areaOf(remote)} error={UNAVAILABLE} />;
  return <UnderConstruction />;
}

export function createShellRouter({ registry, isSignedIn }: Options) {
  repairAddress();
  return createBrowserRouter(shellRoutes(), {
    patchRoutesOnNavigation: discoverRemotes({ registry, isSignedIn }),
  });
}

/** Takes each `%` literally in an address with wrong percent-encoding, which the router cannot read. */
function repairAddress(): void {
  const { pathname, search, hash } = window.location;
  try {
    decodeURIComponent(pathname);
  } catch {
    window.history.replaceState(null, '', pathname.replaceAll('%', '%25') + search + hash);
  }
}
