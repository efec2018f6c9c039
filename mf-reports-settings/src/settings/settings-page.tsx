import * as Tabs from '@radix-ui/react-tabs';
import { msg } from '@stockroom/contract';
import {
  FIELDS_WIDTH,
  HistoryLink,
  media,
  motion,
  PageFrame,
  radius,
  space,
  token,
} from '@stockroom/shared-ui';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { useTranslate } from '../texts';
import { CategoriesTab } from './categories/categories-tab';
import { CompanyTab } from './company-tab';
import { SystemTab } from './system-tab';

/** In the order of the page; the first one is the default. */
export const SETTINGS_TABS = [
  { value: 'company', label: msg('Company'), entity: 'company-settings', content: <CompanyTab /> },
  { value: 'system', label: msg('System'), entity: 'system-settings', content: <SystemTab /> },
  { value: 'categories', label: msg('Categories'), entity: 'category', content: <CategoriesTab /> },
] as const;
const [DEFAULT_TAB] = SETTINGS_TABS;

/** The address holds the open tab. */
export function SettingsPage() {
  const t = useTranslate();
  const [params, setParams] = useSearchParams();
  const { value, entity } =
    SETTINGS_TABS.find((tab) => tab.value === params.get('tab')) ?? DEFAULT_TAB;
  const open = (next: string) =>
    setParams(next === DEFAULT_TAB.value ? {} : { tab: next }, { preventScrollReset: true });
  return (
    <PageFrame title={t('Settings')} actions={<HistoryLink entity={entity} />}>
      {/* Arrow keys move, Enter opens: a tab loads data, and leaving one can ask about typed text. */}
      <Tabs.Root activationMode="manual" value={value} onValueChange={open}>
        <List aria-label={t('Settings')}>
          {SETTINGS_TABS.map((tab) => (
            // Radix would put Tab's stop at the tab that was clicked last, even if it stayed closed.
            <Trigger key={tab.value} value={tab.value} tabIndex={tab.value === value ? 0 : -1}>
              {t(tab.label)}
            </Trigger>
          ))}
        </List>
        {SETTINGS_TABS.map((tab) => (
          <Content key={tab.value} value={tab.value}>
            {tab.content}
          </Content>
        ))}
      </Tabs.Root>
    </PageFrame>
  );
}

const List = styled(Tabs.List)`
  display: flex;
  gap: ${space.xl};
  margin-bottom: ${space.xl};
  overflow-x: auto;
  border-bottom: 1px solid ${token.border};
  /* A cut row would not show that there are more tabs. */
  ${media.zoomed} {
    flex-wrap: wrap;
    gap: 0 ${space.lg};
  }
`;
const Trigger = styled(Tabs.Trigger)`
  position: relative;
  flex: none;
  min-height: 40px;
  padding: 0 ${space.xs} 2px;
  border: 0;
  border-radius: ${radius.control};
  background: transparent;
  color: ${token.textMuted};
  font-weight: 500;
  transition: color ${motion.fast};

  &:hover {
    color: ${token.text};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &[data-state='active'] {
    color: ${token.text};
  }
  &[data-state='active']::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    height: 2px;
    background: ${token.accent};
  }
`;
const Content = styled(Tabs.Content)`
  max-width: ${FIELDS_WIDTH};
`;
