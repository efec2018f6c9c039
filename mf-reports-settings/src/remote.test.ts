import { testDescription } from '@stockroom/shared-ui/testing/remote';
import description from '../remote.json';
import routes from './remote';
import { REPORT_CATALOGUE } from './reports/reports-page';
import { SETTINGS_TABS } from './settings/settings-page';

testDescription({ description, routes });

const palette = description.menu.flatMap((entry) => entry.palette);

test('the palette names every report', () => {
  const reports = REPORT_CATALOGUE.map(({ type, title }) => [`/reports?type=${type}`, title.text]);
  const named = palette.filter(({ path }) => path.startsWith('/reports'));
  expect(named.map(({ path, label }) => [path, label])).toEqual(reports);
});

test('the palette names every tab of the settings', () => {
  const named = palette.filter(({ path }) => path.startsWith('/settings'));
  const tabs = SETTINGS_TABS.map(({ value, label }) => [`/settings?tab=${value}`, label.text]);
  expect(named.map(({ path, label }) => [path, label])).toEqual(tabs);
});
