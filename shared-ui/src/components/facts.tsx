import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../theme/media';
import { space, token, type } from '../theme/token';

interface Fact {
  label: string;
  value: ReactNode;
  /** Takes the whole width where facts stand side by side, e.g. notes; or does so on a phone, e.g. a name. */
  isLong?: boolean | 'on-phone';
}

interface FactsProps {
  items: readonly Fact[];
  /** 'columns': side by side, each under its label, for a wide card. */
  layout?: 'lines' | 'columns';
}

/** What is known of something, line by line: its label, then its value. */
export function Facts({ items, layout = 'lines' }: FactsProps) {
  const [List, Item] = layout === 'columns' ? [Columns, Stacked] : [Lines, Line];
  return (
    <List>
      {items.map(({ label, value, isLong }) => (
        <Item key={label} data-long={isLong}>
          <dt>{label}</dt>
          <dd>{value === '' ? '—' : value}</dd>
        </Item>
      ))}
    </List>
  );
}

const Lines = styled.dl`
  display: grid;
  gap: ${space.sm};
`;
const Line = styled.div`
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
const Columns = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(max(140px, 30%), 1fr));
  gap: ${space.lg};
`;
const Stacked = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
  &[data-long='true'] {
    grid-column: 1 / -1;
  }
  ${media.phone} {
    &[data-long='on-phone'] {
      grid-column: 1 / -1;
    }
  }

  dt {
    color: ${token.textMuted};
    ${type.sm}
  }
  dd {
    font-weight: 500;
  }
`;
