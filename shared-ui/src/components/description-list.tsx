import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media, space, token, type } from '../theme/theme';

interface Description {
  label: string;
  value: ReactNode;
  /** In columns: takes the whole width, always (notes) or on a phone (a name). */
  isLong?: boolean | 'on-phone';
}

interface DescriptionListProps {
  /** False leaves a line out. */
  items: readonly (Description | false)[];
  /** 'columns': side by side, labels above values, for a wide card. */
  layout?: 'lines' | 'columns';
}

export function DescriptionList({ items, layout = 'lines' }: DescriptionListProps) {
  const [List, Item] = layout === 'columns' ? [Columns, Stacked] : [Lines, Line];
  return (
    <List>
      {items.map(
        (item) =>
          item && (
            <Item key={item.label} data-long={item.isLong}>
              <dt>{item.label}</dt>
              <dd>{item.value === '' ? '—' : item.value}</dd>
            </Item>
          ),
      )}
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
