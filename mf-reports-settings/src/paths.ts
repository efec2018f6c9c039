export const REPORTS_PATH = '/reports';
export const SETTINGS_PATH = '/settings';
