import * as RadixTabs from '@radix-ui/react-tabs';
import { media, motion, radius, space, token } from '@stockroom/shared-ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface Tab {
  value: string;
  label: string;
  content: ReactNode;
}

interface TabsProps {
  /** What the tabs divide, for screen readers, e.g. "Settings". */
  label: string;
  tabs: readonly Tab[];
  value: string;
  onChange: (value: string) => void;
}

/** One of several views of a page. Keep `value` in the address, so that Back and a link work. */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  return (
    // Arrow keys go to a tab, Enter opens it: what it shows comes from the server, and what is typed may be in the way.
    <RadixTabs.Root activationMode="manual" value={value} onValueChange={onChange}>
      <List aria-label={label}>
        {tabs.map((tab) => (
          // Radix would keep the place at the tab that was pointed at last.
          <Trigger key={tab.value} value={tab.value} tabIndex={tab.value === value ? 0 : -1}>
            {tab.label}
          </Trigger>
        ))}
      </List>
      {tabs.map((tab) => (
        <RadixTabs.Content key={tab.value} value={tab.value}>
          {tab.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}

const List = styled(RadixTabs.List)`
  display: flex;
  gap: ${space.xl};
  margin-bottom: ${space.xl};
  overflow-x: auto;
  border-bottom: 1px solid ${token.border};
  /* Nothing would tell that there are more. */
  ${media.zoomed} {
    flex-wrap: wrap;
    gap: 0 ${space.lg};
  }
`;
const Trigger = styled(RadixTabs.Trigger)`
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
