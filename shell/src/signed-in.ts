/** What only signed-in users need, as one file beside the main one: the sign-in page does not wait for it. */
export { AppLayout } from './layout/app-layout';
export { loadRemoteRoutes } from './remotes/load-remote';
