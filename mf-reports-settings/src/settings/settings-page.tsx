import { PageFrame } from '@stockroom/shared-ui';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CategoriesTab } from './categories/categories-tab';
import { CompanyTab } from './company/company-tab';
import { SystemTab } from './system/system-tab';
import { Tabs } from './tabs';

const TABS = [
  { value: 'company', label: 'Company', content: <CompanyTab /> },
  { value: 'system', label: 'System', content: <SystemTab /> },
  { value: 'categories', label: 'Categories', content: <CategoriesTab /> },
] as const;
const [DEFAULT_TAB] = TABS;

/** The settings of the shop; the address says which tab is open. */
export function SettingsPage() {
  const [params, setParams] = useSearchParams();
  const asked = params.get('tab');
  const named = TABS.find((tab) => tab.value === asked);
  const { value } = named ?? DEFAULT_TAB;
  const isUnknown = asked !== null && named === undefined;
  const correct = useEffectEvent(() => setParams({}, { replace: true, preventScrollReset: true }));
  useEffect(() => {
    if (isUnknown) correct();
  }, [isUnknown]);
  const open = (next: string) =>
    setParams(next === DEFAULT_TAB.value ? {} : { tab: next }, { preventScrollReset: true });
  return (
    <PageFrame title="Settings">
      <Tabs label="Settings" tabs={TABS} value={value} onChange={open} />
    </PageFrame>
  );
}
