import type { RouteObject } from 'react-router-dom';
import { REPORTS_PATH, SETTINGS_PATH } from './paths';

// The chunk names stand in remote.json too: from them the page learns what to preload for a route.
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

/** What this remote exposes: the routes of reports and settings. */
const routes: RouteObject[] = [
  { path: REPORTS_PATH, lazy: reportsPage },
  { path: SETTINGS_PATH, lazy: settingsPage },
];

export default routes;
