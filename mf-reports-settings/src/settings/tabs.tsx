import * as RadixTabs from '@radix-ui/react-tabs';
import { motion, space, token } from '@stockroom/shared-ui';
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
          <Trigger key={tab.value} value={tab.value}>
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
`;
const Trigger = styled(RadixTabs.Trigger)`
  flex: none;
  min-height: 40px;
  padding: 0 2px;
  border: 0;
  border-bottom: 2px solid transparent;
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
    border-bottom-color: ${token.accent};
    color: ${token.text};
  }
`;
