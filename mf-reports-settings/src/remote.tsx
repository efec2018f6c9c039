import type { RouteObject } from 'react-router-dom';

// remote.json repeats the chunk names, so that the server can preload the files of a route.
const loadReports = () => import(/* webpackChunkName: "reports-page" */ './reports/reports-page');
const loadSettings = () =>
  import(/* webpackChunkName: "settings-page" */ './settings/settings-page');

const routes: RouteObject[] = [
  { path: '/reports', lazy: async () => ({ Component: (await loadReports()).ReportsPage }) },
  { path: '/settings', lazy: async () => ({ Component: (await loadSettings()).SettingsPage }) },
];

export default routes;
