import type { RouteObject } from 'react-router-dom';

// remote.json repeats the chunk names, so that the server can preload the files of a route.
async function reportsPage() {
  const { ReportsPage } = await import(
    /* webpackChunkName: "reports-page" */ './reports/reports-page'
  );
  return { Component: ReportsPage };
}

async function settingsPage() {
  const { SettingsPage } = await import(
    /* webpackChunkName: "settings-page" */ './settings/settings-page'
  );
  return { Component: SettingsPage };
}

/** The one module that this remote exposes: its routes. */
const routes: RouteObject[] = [
  { path: '/reports', lazy: reportsPage },
  { path: '/settings', lazy: settingsPage },
];

export default routes;
