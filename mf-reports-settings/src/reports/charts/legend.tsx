import { space, token, type } from '@stockroom/shared-ui';
import styled from 'styled-components';
import type { Series } from './chart-column';

/** What the colours mean; the place of a column says it too. */
export function Legend({ series }: { series: readonly Series[] }) {
  return (
    <List>
      {series.map(({ name, look }) => (
        <span key={name} data-look={look}>
          {name}
        </span>
      ))}
    </List>
  );
}

const List = styled.span`
  display: flex;
  gap: ${space.md};
  color: ${token.textMuted};
  ${type.xs}
  font-weight: 500;

  & > span::before {
    content: '';
    display: inline-block;
    width: 10px;
    height: 10px;
    margin-inline-end: 6px;
    border-radius: 2px;
    background: ${token.chart};
    print-color-adjust: exact;
  }
  [data-look='in']::before {
    background: ${token.chartIn};
  }
  [data-look='out']::before {
    background: ${token.chartOut};
  }
`;
