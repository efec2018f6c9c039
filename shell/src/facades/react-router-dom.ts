/**
 * What the shell provides as react-router-dom: the part of it that this product uses, so that the rest is left out
 * of the main file. A name that is missing here is undefined in a remote: facades.test.ts looks at every import.
 */
export {
  createBrowserRouter,
  createSearchParams,
  generatePath,
  isRouteErrorResponse,
  Link,
  matchPath,
  Navigate,
  NavLink,
  Outlet,
  redirect,
  resolvePath,
  ScrollRestoration,
  UNSAFE_DataRouterContext,
  useBeforeUnload,
  useBlocker,
  useHref,
  useLoaderData,
  useLocation,
  useMatch,
  useMatches,
  useNavigate,
  useNavigation,
  useNavigationType,
  useOutletContext,
  useParams,
  useResolvedPath,
  useRevalidator,
  useRouteError,
  useSearchParams,
} from 'react-router';
export { RouterProvider } from 'react-router/dom';
