/**
 * The shell provides this as react-router-dom: the part that this product uses, which keeps the main file small. A
 * deployment refuses a remote that imports another name.
 */
export {
  createBrowserRouter,
  createSearchParams,
  generatePath,
  Link,
  Navigate,
  NavLink,
  Outlet,
  ScrollRestoration,
  useBlocker,
  useLocation,
  useNavigate,
  useNavigation,
  useParams,
  useRouteError,
  useSearchParams,
} from 'react-router';
export { RouterProvider } from 'react-router/dom';
