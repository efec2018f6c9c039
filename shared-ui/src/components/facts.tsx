import type { ReactNode } from 'react';
import styled from 'styled-components';
import { space, token } from '../theme/token';

interface FactsProps {
  items: readonly { label: string; value: ReactNode }[];
}

/** What is known of something, line by line: its label, then its value. */
export function Facts({ items }: FactsProps) {
  return (
    <List>
      {items.map(({ label, value }) => (
        <Fact key={label}>
          <dt>{label}</dt>
          <dd>{value === '' ? '—' : value}</dd>
        </Fact>
      ))}
    </List>
  );
}

const List = styled.dl`
  display: grid;
  gap: ${space.sm};
`;
const Fact = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space.lg};
  min-width: 0;

  dt {
    flex: none;
    color: ${token.textMuted};
  }
  dd {
    min-width: 0;
    font-weight: 500;
    text-align: end;
    overflow-wrap: anywhere;
  }
`;
